// Takes the result out into the world: two lines of text without a spoiler, and a picture where the system takes one.
import { createMemo, createResource } from 'solid-js';
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { type Mark, scoreOf } from '#shared/daily/score.ts';
import { clockText, galaxyText, type Shared, shareText } from '#shared/daily/share.ts';
import type { Millis } from '#shared/engine/game.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { boardsWords } from '../boards/words/words.ts';

interface Solved {
  date: DateText;
  marks: readonly Mark[];
  time: Millis;
  /** On its own day, or later from the archive. */
  onDay: boolean;
}

export function Share(props: Solved) {
  const archive = () => (props.onDay ? null : boardsWords().own.archive);
  const result = (): Shared => ({
    number: numberOf(props.date),
    marks: props.marks,
    time: props.time,
    link: `${location.origin}/daily/${props.date}`,
    archive: archive(),
  });
  const text = createMemo(() => shareText(result()));
  // Drawn beforehand: the share sheet opens only right after the tap.
  const [picture] = createResource(
    () => 'canShare' in navigator && result(),
    (result) => pictureFile(result).catch(() => null),
  );

  function data(): ShareData {
    const files = picture.latest ? [picture.latest] : [];
    return { text: text(), ...(files.length > 0 && navigator.canShare({ files }) ? { files } : {}) };
  }

  return <Sharing words={boardsWords().share} text={text()} data={data} />;
}

async function pictureFile({ number, marks, time, archive }: Shared): Promise<File | null> {
  const score = `${scoreOf(marks)}/${marks.length}`;
  const { sharePicture } = await import('./share-picture.ts');
  const blob = await sharePicture({
    number,
    title: galaxyText(number, archive),
    marks,
    score,
    time: clockText(time),
  });
  return blob && new File([blob], `starboard-${number}.png`, { type: 'image/png' });
}
