// What the tab of a table says before the name of its game.
import { createSignal } from 'solid-js';

const [inTab, setInTab] = createSignal('');

export { inTab, setInTab };
