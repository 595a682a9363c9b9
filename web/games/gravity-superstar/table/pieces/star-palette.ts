// The six colours of stars: different in hue, in lightness, and in the number of their points.
export const starPalette = [
  { name: 'blue', fill: '#3f95ff', edge: '#dcebff', points: 4, waist: 0.42 },
  { name: 'yellow', fill: '#ffd94a', edge: '#6a5200', points: 5, waist: 0.45 },
  { name: 'pink', fill: '#ff8fc7', edge: '#6e1448', points: 6, waist: 0.55 },
  { name: 'green', fill: '#3fd08a', edge: '#05442a', points: 3, waist: 0.5 },
  { name: 'orange', fill: '#ff8b3d', edge: '#5e2600', points: 8, waist: 0.62 },
  { name: 'white', fill: '#f5f8ff', edge: '#44517a', points: 12, waist: 0.8 },
] as const;
