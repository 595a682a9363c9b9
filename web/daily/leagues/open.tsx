// Opening a league by a pasted link: on some phones a link never opens in the installed app.
import { useNavigate } from '@solidjs/router';
import { createSignal } from 'solid-js';
import { boardsWords } from '../boards/words/words.ts';
import { leagueIn, leaguePath } from '../parts/league-link.ts';
import { focusFault, NameField } from './names.tsx';

const LONGEST_LINK = 300;

export function OpenLeague() {
  const navigate = useNavigate();
  const text = () => boardsWords().leagues;
  const [link, setLink] = createSignal('');
  const [pressed, setPressed] = createSignal(false);

  function open(event: SubmitEvent): void {
    event.preventDefault();
    setPressed(true);
    if (focusFault(event)) return;
    const { id, invite } = leagueIn(link())!;
    navigate(leaguePath(id, invite));
  }

  return (
    <form class="panel" aria-labelledby="open-league" noValidate onSubmit={open}>
      <h2 id="open-league">{text().open}</h2>
      <NameField
        label={text().link}
        value={link()}
        longest={LONGEST_LINK}
        note={text().openNote}
        fault={pressed() && leagueIn(link()) === null ? text().badLink : ''}
        change={setLink}
      />
      <div class="row">
        <button type="submit" class="button">
          {text().openIt}
        </button>
      </div>
    </form>
  );
}
