// Whether this is a moment in which a new version may be offered: never in the middle of a match.
import { createSignal } from 'solid-js';

const [inMatch, setInMatch] = createSignal(false);

export { inMatch, setInMatch };
