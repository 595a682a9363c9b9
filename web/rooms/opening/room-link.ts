// The link of a room, made and read.
import { PASS_FORM, ROOM_ID_FORM } from '#shared/rooms/link.ts';

export function roomPath(id: string, pass?: string): string {
  return pass ? `/r/${id}#${pass}` : `/r/${id}`;
}

export function isRoomId(text: string): boolean {
  return ROOM_ID_FORM.test(text);
}

/** A link somewhere in a message, or the end of a link alone, as people write them. */
const LINKS = [/\/r\/([a-z0-9]{10})(?![a-z0-9])(?:#(\w+))?/i, /^([a-z0-9]{10})(?:#(\w+))?[.,!?)>]*$/i];

/** The path of the room that is meant. */
export function roomPathIn(text: string): string | null {
  for (const link of LINKS) {
    const [, id = '', pass = ''] = link.exec(text.trim()) ?? [];
    if (!isRoomId(id.toLowerCase())) continue;
    const code = pass.toUpperCase();
    return PASS_FORM.test(code) ? roomPath(id.toLowerCase(), code) : roomPath(id.toLowerCase());
  }
  return null;
}
