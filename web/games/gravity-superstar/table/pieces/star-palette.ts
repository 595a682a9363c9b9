// The six colours of stars: different in hue, in lightness, in the number of their points, and in what is in the middle.
interface StarLook {
  fill: string;
  edge: string;
  points: number;
  waist: number;
  /** A line in the middle, its colour and width. */
  middle?: readonly [path: string, colour: string, width: number];
}

export const starPalette: readonly StarLook[] = [
  { fill: '#57a5ff', edge: '#e3efff', points: 4, waist: 0.36 },
  // With a face.
  {
    fill: '#ffd94a',
    edge: '#6a5200',
    points: 5,
    waist: 0.54,
    middle: ['M-0.75-0.5v0.5M0.75-0.5v0.5M-0.6 0.85q0.6 0.6 1.2 0', '#6a5200', 0.6],
  },
  { fill: '#ff8fc7', edge: '#6e1448', points: 6, waist: 0.46 },
  { fill: '#3fd08a', edge: '#05442a', points: 7, waist: 0.68, middle: ['M0 0h0', '#0b1430', 2.5] },
  { fill: '#ff8b3d', edge: '#5e2600', points: 8, waist: 0.56, middle: ['M0 0h0', '#fff3c4', 2.1] },
  { fill: '#f5f8ff', edge: '#44517a', points: 12, waist: 0.8 },
];
