// Whoever leaves in the middle of a run alone is asked: an arrow is soon touched, and the run would be lost.
import { Dialog } from '#web/ui/dialog.tsx';
import { builderWords } from '../../words/words.ts';

export function GivingUp(props: { stay: () => void; leave: () => void }) {
  const text = () => builderWords().giveUp;
  return (
    <Dialog title={text().title} close={props.stay}>
      <p>{text().note}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.stay()}>
          {text().stay}
        </button>
        <button type="button" class="button danger" onClick={() => props.leave()}>
          {text().leave}
        </button>
      </div>
    </Dialog>
  );
}
