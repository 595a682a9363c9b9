// Whether a ticket admits this player to this day, now.
import type { RefusalCode } from '#shared/api/refusals.ts';
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { GENERATOR } from '#shared/daily/puzzle.ts';
import type { Millis } from '#shared/engine/game.ts';
import { type TicketEnv, ticketKey } from './key.ts';
import type { Player } from './player.ts';
import { opened } from './seal.ts';
import type { Ticket } from './ticket.ts';
import { isClosed } from './timekeeper.ts';

export async function admitted(
  context: { env: TicketEnv; var: { player: Player } },
  date: DateText,
  text: string,
  now: Millis,
): Promise<Ticket | RefusalCode> {
  if (text === '') return 'no-ticket';
  const ticket = await opened<Ticket>(await ticketKey(context.env), 'ticket', text);
  if (!ticket) return 'bad-ticket';
  if (ticket.number !== numberOf(date)) return 'wrong-day';
  if (ticket.player !== context.var.player) return 'wrong-player';
  if (ticket.generator !== GENERATOR) return 'other-version';
  return isClosed(ticket.number, now) ? 'archived' : ticket;
}
