// The English words of practice; their shape is what the other languages must fill.
const en = {
  title: (at: number, number: number) => `Practice: like throw ${at} of galaxy ${number}`,
  like: (at: number) => `like throw ${at}`,
  name: 'Practice',
  timed: 'With a clock',
  more: 'One more',
  toResult: 'Back to the result',
};

export default en;
export type PracticeWords = typeof en;
