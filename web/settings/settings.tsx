// Everything people can set for this device, and their data to take along.
import { batch, createSignal, Show } from 'solid-js';
import { LANGUAGES } from '#shared/api/languages.ts';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { version } from '../../package.json';
import { SeatToken } from '../art/tokens.tsx';
import { Nudge } from '../daily/nudge/entry.tsx';
import { offerFile } from '../device/offer-file.ts';
import { checkNow } from '../device/updates.ts';
import { changeSettings, MOTIONS, settings, THEMES } from '../saves/settings.ts';
import { exportAll, importAll } from '../saves/transfer.ts';
import { Choices, PageHead, Switch } from '../ui/controls.tsx';
import { keepWhole } from '../ui/whole-signs.ts';
import { pagesWords } from '../words/pages/words.ts';
import { languageMissing, words } from '../words/words.ts';
import { NotifySwitch } from './notify-switch.tsx';
import './settings.css';
import { Volume } from './volume.tsx';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
const LARGEST_IMPORT = 50_000_000;

export default function SettingsPage() {
  const text = () => pagesWords().settings;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <section class="panel">
        <OwnName />
        <Choices
          label={text().token}
          items={words().seatColours.map((name, seat) => ({
            value: seat,
            label: (
              <span class="settings-token">
                <SeatToken seat={seat} letter="" />
              </span>
            ),
            name: text().tokenName(name),
          }))}
          value={settings().colour}
          change={(colour) => changeSettings({ colour })}
        />
        <Choices
          label={text().language}
          items={(['system', ...LANGUAGES] as const).map((value) => ({
            value,
            label: value === 'system' ? text().system : <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          value={settings().language}
          change={(language) => changeSettings({ language })}
        />
        <Show when={languageMissing()}>
          <p role="alert">{text().languageMissing}</p>
        </Show>
        <Choices
          label={text().theme}
          items={THEMES.map((value) => ({ value, label: text().themes[value] }))}
          value={settings().theme}
          change={(theme) => changeSettings({ theme })}
        />
        <Choices
          label={text().motion}
          items={MOTIONS.map((value) => ({ value, label: text().motions[value] }))}
          value={settings().motion}
          change={(motion) => changeSettings({ motion })}
        />
      </section>
      <section class="panel">
        <Volume />
        <Switch
          label={text().vibration}
          on={settings().vibration}
          change={(vibration) => changeSettings({ vibration })}
        />
        <NotifySwitch />
        <Nudge />
        <Switch
          label={text().letters}
          note={text().lettersNote}
          on={settings().letters}
          change={(letters) => changeSettings({ letters })}
        />
        <Switch
          label={text().distractors}
          note={text().distractorsNote}
          on={settings().distractors}
          change={(distractors) => changeSettings({ distractors })}
        />
        <Switch
          label={text().bigger}
          on={settings().bigger}
          change={(bigger) => changeSettings({ bigger })}
        />
      </section>
      <YourData />
      <NewVersion />
    </main>
  );
}

function OwnName() {
  const [typed, setTyped] = createSignal(settings().name);
  // A space just typed belongs to no name yet: taken out of the field, it would never come before a second one.
  const shown = () => (cleanName(typed(), NAME_LENGTH) === settings().name ? typed() : settings().name);
  const take = (value: string) =>
    batch(() => {
      setTyped(value);
      changeSettings({ name: cleanName(value, NAME_LENGTH) });
    });
  return (
    <label class="line">
      {pagesWords().settings.name}
      <input
        class="field"
        value={shown()}
        placeholder={words().you}
        onInput={(event) => take(keepWhole(event, NAME_LENGTH))}
        onCompositionEnd={(event) => take(keepWhole(event, NAME_LENGTH))}
      />
    </label>
  );
}

function YourData() {
  const text = () => pagesWords().settings;
  const [said, setSaid] = createSignal('');
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const result = file.size > LARGEST_IMPORT ? 'notOurs' : await importAll(await file.text());
    setSaid(
      typeof result === 'string'
        ? text().importFaults[result]
        : text().imported(result.added, result.known, result.inPlay, result.days, result.unreadable),
    );
  }
  return (
    <section class="panel">
      <h2>{text().data}</h2>
      <p class="soft">{text().dataNote}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={async () => offerFile(await exportAll(), 'starboard.json')}
        >
          {text().export}
        </button>
        <label class="button file-button">
          {text().import}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p role="status">{said()}</p>
    </section>
  );
}

function NewVersion() {
  const text = () => pagesWords().settings;
  const [said, setSaid] = createSignal('');
  return (
    <section class="row">
      <span class="soft">{text().version(version)}</span>
      <button type="button" class="button" onClick={async () => setSaid(text().checked[await checkNow()])}>
        {text().check}
      </button>
      <Show when={said()}>
        <span role="status">{said()}</span>
      </Show>
    </section>
  );
}
