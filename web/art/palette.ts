// The colours of planets and seats as data: planets differ in hue and in lightness, seats in hue and in outline.
export const planetPalette = [
  {
    name: 'ringed',
    hue: 'gold',
    base: '#f6b73c',
    light: '#ffe9b3',
    deep: '#b06a12',
    glass: '#f6b73c',
    ink: '#3d2206',
  },
  {
    name: 'striped',
    hue: 'vermilion',
    base: '#e4572e',
    light: '#ffd7b0',
    deep: '#8c2a17',
    glass: '#f0764c',
    ink: '#3a0d08',
  },
  {
    name: 'cratered',
    hue: 'violet',
    base: '#9384dc',
    light: '#c4baf6',
    deep: '#57479f',
    glass: '#ab9df2',
    ink: '#1a1240',
  },
  {
    name: 'twoToned',
    hue: 'green',
    base: '#d3f7c4',
    light: '#f2fff0',
    deep: '#157a55',
    glass: '#62d3a4',
    ink: '#05301f',
  },
  {
    name: 'spotted',
    hue: 'pink',
    base: '#ffaed6',
    light: '#ffd0e6',
    deep: '#8a1a62',
    glass: '#f492c8',
    ink: '#3b0a2c',
  },
  {
    name: 'iceCapped',
    hue: 'blue',
    base: '#2c86e0',
    light: '#f4fbff',
    deep: '#8fd0ff',
    glass: '#66b4ff',
    ink: '#0a2450',
  },
] as const;

export const planetLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const seatPalette = [
  { name: 'sky', shape: 'circle', fill: '#5bbcf2', edge: '#0d4a75' },
  { name: 'orange', shape: 'square', fill: '#f59b2a', edge: '#6e3c00' },
  { name: 'jade', shape: 'triangle', fill: '#35c796', edge: '#06523a' },
  { name: 'yellow', shape: 'diamond', fill: '#f7e14d', edge: '#6a5b00' },
  { name: 'rose', shape: 'pentagon', fill: '#f096c8', edge: '#6e1c4c' },
  { name: 'vermilion', shape: 'hexagon', fill: '#f4704a', edge: '#6e1d08' },
  { name: 'violet', shape: 'cross', fill: '#b39cff', edge: '#3a2590' },
  { name: 'silver', shape: 'heart', fill: '#e6ebf7', edge: '#46506e' },
] as const;

export type SeatShape = (typeof seatPalette)[number]['shape'];
