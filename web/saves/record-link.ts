// A whole match in the fragment of a link: header, seats and log, packed. No server ever sees it.
import * as v from 'valibot';
import type { RoomEntry } from '#shared/engine/table.ts';
import { type MatchSave, MatchSaveSchema, RoomEntrySchema } from './match-save.ts';

const LONGEST_LINK = 60_000;
const LARGEST_RECORD = 2_000_000;

export interface MatchRecord {
  save: MatchSave;
  log: RoomEntry[];
}
const RecordSchema = v.strictObject({ save: MatchSaveSchema, log: v.array(RoomEntrySchema) });

export async function packRecord(record: MatchRecord): Promise<string> {
  const packed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for anything that is not one of our records, however it was damaged. */
export async function unpackRecord(text: string): Promise<MatchRecord | null> {
  if (text.length > LONGEST_LINK) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const parsed = v.safeParse(RecordSchema, JSON.parse(await readUpTo(opened, LARGEST_RECORD)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** A small link can unpack to gigabytes; this stops reading long before. */
async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > limit) {
      await reader.cancel();
      throw new Error('The record is too large.');
    }
  }
  return text + decoder.decode();
}
