// Reads a match as JSON on standard input and prints what the rules make of it, a JSON line each.
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { act, EntrySchema, HeaderSchema, startMatch, view } from '#shared/engine/match.ts';
import { GAMES, isGameId } from '#shared/games/registry.ts';

const InputSchema = v.strictObject({ header: HeaderSchema, actions: v.array(v.object(EntrySchema.entries)) });

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function fail(words: string): never {
  process.stderr.write(`fold: ${words}\n`);
  process.exit(2);
}

function parsed(input: string): v.InferOutput<typeof InputSchema> {
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch (error) {
    fail(`not JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(InputSchema, json);
  if (result.success) return result.output;
  fail(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`).join('\n      '));
}

const { header, actions } = parsed(await text(process.stdin));
if (!isGameId(header.game))
  fail(`no game is called "${header.game}"; there are: ${Object.keys(GAMES).join(', ')}`);
const game = await GAMES[header.game].load();
const started = startMatch(game, header);
if (isRefusal(started)) fail(`the header is refused: ${started.refused}`);

let match = started;
print({ state: match.state });
for (const { by, at, action, pressed } of actions) {
  const next = act(match, by, action, at, pressed);
  if (isRefusal(next)) {
    print({ refused: true, reason: next.refused, where: next.where ?? null });
  } else {
    print({ accepted: true });
    match = next;
  }
}
print({ state: match.state });
const viewers: Viewer[] = [...Array.from({ length: header.seats }, (_, seat) => seat), 'watcher'];
for (const viewer of viewers) print({ viewer, view: view(match, viewer) });
print({ toAct: game.toAct(match.state) });
print({ deadline: game.deadline(match.state) });
print({ outcome: game.outcome(match.state) });
