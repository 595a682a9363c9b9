// A page whose turns are played for it, by the bot of the game and over the page's own socket: a match takes seconds.
import type { Page } from '@playwright/test';
import type { AnyBot } from '#shared/engine/game.ts';
import { GAMES, type GameId } from '#shared/games/registry.ts';
import { type Client, hearAll, newClient } from '#shared/rooms/page/client.ts';
import { messagesOf, PING, PONG } from '#shared/rooms/protocol.ts';

interface Act {
  type: 'act';
  match: number;
  number: number;
}

export interface Played {
  begin(): void;
  end(): void;
  /** Every text that the page has got. */
  frames: string[];
}

export async function playFor(page: Page, game: GameId): Promise<Played> {
  const frames: string[] = [];
  const bot: AnyBot = await GAMES[game].loadBot();
  let client: Client = newClient(null);
  let [isOn, match, number] = [false, 0, 0];
  let seen: object | null = null;
  let send = (_: string) => {};

  function play(): void {
    const { party, seat, shown } = client;
    const isOpen = isOn && party !== null && seat !== null && shown?.match === party.match;
    if (!isOpen || shown.outcome || shown.view === seen) return;
    if (match !== party.match) [match, number] = [party.match, 0];
    seen = shown.view;
    const plan = bot(shown.view, seat, 1, 'played');
    if (!plan) return;
    number = Math.max(number, client.number) + 1;
    send(JSON.stringify({ type: 'act', number, match, action: plan.action, pressed: 0 }));
  }

  await page.routeWebSocket(/\/socket$/, (socket) => {
    const room = socket.connectToServer();
    send = (text) => room.send(text);
    socket.onMessage((text) => {
      // What was pressed before has numbers, too.
      const said = String(text) === PING ? {} : (JSON.parse(String(text)) as Partial<Act>);
      if (said.type === 'act') [match, number] = [said.match!, said.number!];
      room.send(text);
    });
    room.onMessage((text) => {
      socket.send(text);
      frames.push(String(text));
      if (text === PONG) return;
      client = hearAll(client, messagesOf(String(text)), 0).client;
      play();
    });
  });
  return {
    begin() {
      isOn = true;
      play();
    },
    end() {
      isOn = false;
    },
    frames,
  };
}
