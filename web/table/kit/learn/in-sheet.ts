// Over a table a game's page for learning is nothing but its rules, and the way back closes them.
import { createContext } from 'solid-js';

export const CloseRules = createContext<(pressed: Element) => void>();
