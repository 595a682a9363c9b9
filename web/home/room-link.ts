// The link of a room, made and read.
import { PASS_FORM, ROOM_ID_FORM } from '../../shared/protocol.ts';

export function roomPath(id: string, pass?: string): string {
  return pass ? `/r/${id}#${pass}` : `/r/${id}`;
}

export function isRoomId(text: string): boolean {
  return ROOM_ID_FORM.test(text);
}

/** The path of the room meant by a link, by a message with a link in it, or by the end of a link alone. */
export function roomPathIn(text: string): string | null {
  const [, id = '', pass = ''] = /(?:^|\/r\/)([a-z0-9]+)(?:#(\w+)|[/?\s#].*)?$/s.exec(text.trim()) ?? [];
  if (!isRoomId(id)) return null;
  return PASS_FORM.test(pass) ? roomPath(id, pass) : roomPath(id);
}
