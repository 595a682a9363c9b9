// The English words of the reminder, said by the service worker; their shape is what the other languages must fill.

const plural = new Intl.PluralRules('en');

const en = {
  title: (days: number) => `Your streak: ${days} ${plural.select(days) === 'one' ? 'day' : 'days'}`,
  body: 'Today’s galaxy is still open.',
};

export default en;
export type NudgeWords = typeof en;
