// Who is in no league yet is invited to one, in a line.
import { boardsWords } from '../boards/words/words.ts';

export function Inviting() {
  const text = () => boardsWords().leagues;
  return (
    <section class="panel" aria-label={text().title}>
      <p>{boardsWords().friends.invite}</p>
      <div class="row">
        <a class="button" href="/leagues#make-league">
          {text().make}
        </a>
        <a class="button plain" href="/leagues#open-league">
          {text().open}
        </a>
      </div>
    </section>
  );
}
