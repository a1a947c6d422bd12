// Small SVG writer: a document with shared definitions, numbers kept short.
export const f = (n) => String(Math.round(n * 100) / 100);

export function rng(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

let cur = null;

export function begin(prefix = 'd') {
  cur = { prefix, n: 0, map: new Map(), out: [] };
}

function def(key, make) {
  if (cur.map.has(key)) return cur.map.get(key);
  const id = cur.prefix + (cur.n++).toString(36);
  cur.map.set(key, id);
  cur.out.push(make(id));
  return id;
}

const stops = (s) =>
  s
    .map(
      ([o, c, a]) =>
        `<stop offset="${f(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${f(a)}"`}/>`,
    )
    .join('');

const attributes = (o) =>
  Object.entries(o)
    .map(([name, v]) => `${name}="${typeof v === 'number' ? f(v) : v}"`)
    .join(' ');
const paint = (key, make) => `url(#${def(key, make)})`;

export const lin = (s, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  paint(`l${JSON.stringify([s, x1, y1, x2, y2])}`, (id) => {
    return `<linearGradient ${attributes({ id, x1, y1, x2, y2 })}>${stops(s)}</linearGradient>`;
  });

/** two colours, from the first to the second; `line` as for `lin` */
export const fade = (a, b, ...line) =>
  lin(
    [
      [0, a],
      [1, b],
    ],
    ...line,
  );

/** a gradient in the units of the drawing */
export const linU = (s, x1, y1, x2, y2) =>
  paint(`u${JSON.stringify([s, x1, y1, x2, y2])}`, (id) => {
    const line = attributes({ id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 });
    return `<linearGradient ${line}>${stops(s)}</linearGradient>`;
  });

export const rad = (s, cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy) =>
  paint(`r${JSON.stringify([s, cx, cy, r, fx, fy])}`, (id) => {
    return `<radialGradient ${attributes({ id, cx, cy, r, fx, fy })}>${stops(s)}</radialGradient>`;
  });

export const blur = (sd) =>
  paint(`b${sd}`, (id) => {
    const box = attributes({ id, x: '-60%', y: '-60%', width: '220%', height: '220%' });
    return `<filter ${box}><feGaussianBlur stdDeviation="${f(sd)}"/></filter>`;
  });

/** a filter over the whole of what it is put on */
export const filter = (key, inner) =>
  paint(`f${key}`, (id) => `<filter id="${id}" x="0" y="0" width="100%" height="100%">${inner}</filter>`);

export const grain = (freq, alpha, seed = 3) =>
  paint(`g${freq}${alpha}${seed}`, (id) => {
    const noise = attributes({ type: 'fractalNoise', baseFrequency: `${freq}`, numOctaves: 3, seed });
    const tint = `0 0 0 0 0.25  0 0 0 0 0.18  0 0 0 0 0.1  ${alpha * 2.2} 0 0 0 ${-alpha * 0.75}`;
    return (
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence ${noise}/>` +
      `<feColorMatrix values="${tint}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`
    );
  });

export const clip = (key, inner) =>
  `url(#${def(`c${key}`, (id) => `<clipPath id="${id}">${inner}</clipPath>`)})`;

export const pattern = (key, width, height, inner, rot = 0) =>
  paint(`p${key}`, (id) => {
    const turn = rot ? { patternTransform: `rotate(${f(rot)})` } : {};
    const box = attributes({ id, width, height, patternUnits: 'userSpaceOnUse', ...turn });
    return `<pattern ${box}>${inner}</pattern>`;
  });

export const sym = (key, make) => {
  if (cur.map.has(`s${key}`)) return cur.map.get(`s${key}`);
  const body = make();
  return def(`s${key}`, (id) => `<g id="${id}">${body}</g>`);
};

const f4 = (n) => String(Math.round(n * 10000) / 10000);

export const g = (inner, attrs = '') => `<g ${attrs}>${inner}</g>`;

export const tr = (x, y, inner, s = 1, rot = 0) =>
  `<g transform="translate(${f(x)} ${f(y)})${rot ? ` rotate(${f(rot)})` : ''}` +
  `${s === 1 ? '' : ` scale(${f4(s)})`}">${inner}</g>`;

export const rect = (x, y, w, h, r, fill, extra = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"` +
  `${r ? ` rx="${f(r)}"` : ''} fill="${fill}" ${extra}/>`;

export const circ = (x, y, r, fill, extra = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${extra}/>`;

export const ell = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const str = (c, w, more = '') =>
  `stroke="${c}" stroke-width="${f(w)}" stroke-linejoin="round" stroke-linecap="round" ${more}`;

export function finish(w, h, body, { view = `0 0 ${f(w)} ${f(h)}`, fit } = {}) {
  const head = `xmlns="http://www.w3.org/2000/svg" width="${f(w)}" height="${f(h)}" viewBox="${view}"`;
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  const defs = cur.out.length ? `<defs>${cur.out.join('')}</defs>` : '';
  return `<svg ${head}${aspect}>${defs}${body}</svg>\n`;
}

export function mix(a, b, t) {
  const A = hex(a),
    B = hex(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
}

const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
