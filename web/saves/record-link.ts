// A whole match in the fragment of a link: header, seats and log, packed. No server ever sees it.
import * as v from 'valibot';
import { type MatchRecord, MatchRecordSchema } from './match-save.ts';
import { packed, unpacked } from './packed.ts';

export const LONGEST_LINK = 60_000;
const LARGEST_RECORD = 2_000_000;

/** Raised when an older page could not read the link; those of the first kind did not say so. */
const FORMAT = 1;
const EnvelopeSchema = v.looseObject({
  format: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), FORMAT),
});

export async function packRecord(record: MatchRecord): Promise<string> {
  const small = new Blob([JSON.stringify({ format: FORMAT, ...record })])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return packed(new Uint8Array(await new Response(small).arrayBuffer()));
}

/** Its game stands before the fragment, for whoever shows a preview of the link. */
export async function recordPath(record: MatchRecord): Promise<string> {
  return `/replay/${record.save.header.game}#${await packRecord(record)}`;
}

/** Null for anything that is not one of our records, however it was damaged. */
export async function unpackRecord(text: string): Promise<MatchRecord | 'newer' | null> {
  if (text.length > LONGEST_LINK) return null;
  try {
    const opened = new Blob([unpacked(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const { format, ...record } = v.parse(EnvelopeSchema, JSON.parse(await readUpTo(opened, LARGEST_RECORD)));
    return format > FORMAT ? 'newer' : v.parse(MatchRecordSchema, record);
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
