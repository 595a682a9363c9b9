// The German words of the reminder, said by the service worker.
import type { NudgeWords } from './en.ts';

const plural = new Intl.PluralRules('de');

const de: NudgeWords = {
  title: (days) => `Deine Serie: ${days} ${plural.select(days) === 'one' ? 'Tag' : 'Tage'}`,
  body: 'Die heutige Galaxie wartet noch auf dich.',
};

export default de;
