// At which step of the tutorial one is: the page keeps it while its rules are read.
import { createContext, createSignal, type Signal, useContext } from 'solid-js';

export const StepKept = createContext<Signal<number>>();

/** Where no page keeps it, the tutorial does. */
export const useStep = (): Signal<number> => useContext(StepKept) ?? createSignal(0);
