// Takes the result out into the world: two lines of text without a spoiler, and a picture where the system takes one.
import { createMemo, createResource } from 'solid-js';
import { type Mark, scoreOf } from '#shared/daily/score.ts';
import { clockText, shareText } from '#shared/daily/share.ts';
import type { Millis } from '#shared/engine/game.ts';
import { Sharing } from '#web/ui/sharing.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { sharePicture } from './share-picture.ts';

interface Shared {
  number: number;
  marks: readonly Mark[];
  time: Millis;
}

export function Share(props: Shared) {
  const text = createMemo(() => shareText(props.number, props.marks, props.time, `${location.origin}/daily`));
  // Drawn beforehand: the share sheet opens only right after the tap.
  const [picture] = createResource(
    () => 'canShare' in navigator && { ...props },
    (result) => pictureFile(result).catch(() => null),
  );

  function data(): ShareData {
    const files = picture.latest ? [picture.latest] : [];
    return { text: text(), ...(files.length > 0 && navigator.canShare({ files }) ? { files } : {}) };
  }

  return <Sharing words={boardsWords().share} text={text()} data={data} />;
}

async function pictureFile({ number, marks, time }: Shared): Promise<File | null> {
  const score = `${scoreOf(marks)}/${marks.length}`;
  const blob = await sharePicture({ number, marks, score, time: clockText(time) });
  return blob && new File([blob], `starboard-${number}.png`, { type: 'image/png' });
}
