// The name that somebody gives themselves in a league is offered again, unless the settings have one already.
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { changeSettings, settings } from '#web/saves/settings.ts';

export function rememberName(given: string): void {
  if (settings().name === '') changeSettings({ name: cleanName(given, NAME_LENGTH) });
}
