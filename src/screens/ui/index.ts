/** The kit of the screens: see `tokens.css` for measures and colours. */
import './tokens.css';
import './base.css';

export { art, seatArt } from './art.ts';
export { Button, type ButtonKind, IconButton } from './button.tsx';
export { Dialog } from './dialog.tsx';
export { Select, Slider, Switch } from './fields.tsx';
export { useFit } from './fit.ts';
export { Icon, type IconName } from './icon.tsx';
export { Panel, Wood } from './panel.tsx';
export { stepRadio } from './radio.ts';
export { Banner, Roundel, Tag } from './seat.tsx';
export { type Choice, Segmented } from './segmented.tsx';
