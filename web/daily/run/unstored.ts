// The outbox reads what is stored; without a memory, the page that has the run sends it.
import { outcomeOf } from '#web/saves/outcome.ts';
import { playerSecret } from '#web/saves/players.ts';
import type { Run } from '#web/saves/run-save.ts';
import { settings } from '#web/saves/settings.ts';
import { sendRun } from '../server/api.ts';

export async function sendUnstored({ date, generator, answers, spans }: Run) {
  const run = { generator, name: settings().boardName, answers, spans };
  return outcomeOf(await sendRun(await playerSecret(), date, run));
}
