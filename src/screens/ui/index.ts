/** The kit of the screens: see `tokens.css` for measures and colours. */
import './tokens.css';
import './base.css';

export { art, seatArt } from './art.ts';
export { Button, IconButton } from './button.tsx';
export { Dialog } from './dialog.tsx';
export { Select, Slider, Switch } from './fields.tsx';
export { useFit } from './fit.ts';
export { Icon } from './icon.tsx';
export { Panel, Wood } from './panel.tsx';
export { stepRadio } from './radio.ts';
export { Banner, Roundel, Tag } from './seat.tsx';
export { Segmented } from './segmented.tsx';
