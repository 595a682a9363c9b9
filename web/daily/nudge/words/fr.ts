// The French words of the reminder, said by the service worker; a narrow no-break space stands before a colon.
import type { NudgeWords } from './en.ts';

const plural = new Intl.PluralRules('fr');

const fr: NudgeWords = {
  title: (days) => `Ta série : ${days} ${plural.select(days) === 'one' ? 'jour' : 'jours'}`,
  body: 'La galaxie du jour t’attend encore.',
};

export default fr;
