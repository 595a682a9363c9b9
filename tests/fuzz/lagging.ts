// A page whose connection takes its time and breaks: messages wait on their way, in order, and are lost with it.
import type { CloseReason } from '#shared/rooms/protocol.ts';
import { Client } from '../shared/rooms/client.ts';

export class Lagging extends Client {
  up: string[] = [];
  down: string[] = [];
  /** Pages send nothing between their hello and the welcome. */
  isOpen = false;

  override connect(more: object = {}): this {
    this.drop();
    return super.connect(more);
  }

  override drop(): void {
    this.#isLost();
    super.drop();
  }

  override say(message: object): void {
    if (this.id) this.up.push(JSON.stringify(message));
  }

  override heard(text: string): void {
    this.down.push(text);
  }

  override closed(reason: CloseReason): void {
    this.#isLost();
    super.closed(reason);
  }

  /** The next message arrives at the room. */
  arriveUp(): void {
    const text = this.up.shift();
    if (text !== undefined && this.id) this.host.hear(this.id, text);
  }

  /** The next message arrives at the page. */
  arriveDown(): void {
    const text = this.down.shift();
    if (text === undefined) return;
    if (text.startsWith('{"type":"welcome"')) this.isOpen = true;
    super.heard(text);
  }

  #isLost(): void {
    this.up = [];
    this.down = [];
    this.isOpen = false;
  }
}
