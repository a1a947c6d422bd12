// The colours of seats, metals and the two lights.

export const INK = '#241A17';

export const IVORY = '#FFF6E0';

export const SEATS = [
  {
    name: 'Rose-red',
    house: 'Lily',
    emblem: 'fleur',
    base: '#C7343D',
    light: '#F07E72',
    dark: '#8E1C2A',
    deep: '#560E1A',
    tint: '#F4D2CA',
    skin: '#F0C7A0',
  },
  {
    name: 'Gold',
    house: 'Sun',
    emblem: 'sun',
    base: '#EFB733',
    light: '#FFE38C',
    dark: '#B87C15',
    deep: '#593704',
    tint: '#FBEBC0',
    skin: '#D9A06B',
  },
  {
    name: 'Blue',
    house: 'Moon',
    emblem: 'moon',
    base: '#1F4190',
    light: '#5F88DC',
    dark: '#142A62',
    deep: '#0B1940',
    tint: '#CFDAF2',
    skin: '#F3D3B3',
  },
  {
    name: 'Green',
    house: 'Acorn',
    emblem: 'acorn',
    base: '#47AA80',
    light: '#8FDCB8',
    dark: '#236B4D',
    deep: '#0E3B28',
    tint: '#D2EBDD',
    skin: '#A86F46',
  },
];

export const BRASS = { hi: '#FFE9A8', base: '#D9A441', dark: '#8E5F1C', deep: '#4E320C' };

export const STEEL = { hi: '#F4F7FA', base: '#B9C4CF', dark: '#72808F', deep: '#3A4450' };

export const THEMES = {
  day: {
    bg: ['#86A58C', '#5F8673', '#37594F'],
    bgMark: '#F5EBCB',
    rim: ['#A98F6B', '#7D6546', '#4F3D29'],
    merlon: ['#DCC49B', '#B0936A'],
    mortar: '#8C7552',
    ground: '#A58E66',
    tile: ['#FBEFD3', '#EBD6AB'],
    tileEdge: '#B79A69',
    tileHi: '#FFFDF2',
    castle: ['#8496A6', '#55677A', '#36475A'],
    glyph: '#FFF6E0',
    panel: ['#FFF7E3', '#F2E0B9'],
    panelEdge: '#A9814A',
    panelInk: '#33241A',
    panelSoft: '#6B5139',
    line: '#CDB283',
    tray: ['#5B3B27', '#3A2416'],
    light: 0.0,
  },
  night: {
    bg: ['#2F3C60', '#1D2745', '#0E1428'],
    bgMark: '#C9D4F2',
    rim: ['#5A6280', '#3D4460', '#22273C'],
    merlon: ['#7F89A8', '#555E7C'],
    mortar: '#2A3048',
    ground: '#363D58',
    tile: ['#A9B0C6', '#868EA9'],
    tileEdge: '#4C5472',
    tileHi: '#D5DBEC',
    castle: ['#59647F', '#37415C', '#1E263B'],
    glyph: '#FFE9B8',
    panel: ['#2E3856', '#222B45'],
    panelEdge: '#7C6A44',
    panelInk: '#F6EBD2',
    panelSoft: '#BDB9AE',
    line: '#465072',
    tray: ['#241A2A', '#15101C'],
    light: 1,
  },
};
