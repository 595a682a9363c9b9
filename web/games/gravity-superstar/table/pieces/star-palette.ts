// The six colours of stars: different in hue, in lightness, in the number of their points, and in what they have in the middle.
export const starPalette = [
  { name: 'blue', fill: '#57a5ff', edge: '#e3efff', points: 4, waist: 0.36 },
  { name: 'yellow', fill: '#ffd94a', edge: '#6a5200', points: 5, waist: 0.54, middle: 'face' },
  { name: 'pink', fill: '#ff8fc7', edge: '#6e1448', points: 6, waist: 0.46 },
  { name: 'green', fill: '#3fd08a', edge: '#05442a', points: 7, waist: 0.68, middle: 'hole' },
  { name: 'orange', fill: '#ff8b3d', edge: '#5e2600', points: 8, waist: 0.56, middle: 'core' },
  { name: 'white', fill: '#f5f8ff', edge: '#44517a', points: 12, waist: 0.8 },
] as const;
