import type { StepEntry } from '@ui/journey/StepHistory';

/** The router's own entry format: it recognises these entries when it takes over. */
interface Written {
  readonly usr: StepEntry;
  readonly key: string;
  readonly idx: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is StepEntry => isObject(value) && 'step' in value;

const indexOf = (state: unknown): number => (isObject(state) && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0);

const written = (usr: StepEntry, idx: number): Written => ({ usr, key: Math.random().toString(36).slice(2, 10), idx });

/** Browser history until the router has loaded. STP-12 */
export const firstHistory = {
  entry(): StepEntry | undefined {
    const state: unknown = history.state;
    return isObject(state) && 'usr' in state && isEntry(state.usr) ? state.usr : undefined;
  },

  push(entry: StepEntry): void {
    history.pushState(written(entry, indexOf(history.state) + 1), '');
  },

  /** Writes the home step into an entry without state, as on arrival. */
  nameHome(): void {
    if (firstHistory.entry() === undefined) history.replaceState(written({ step: 'home', from: undefined }, indexOf(history.state)), '');
  },
};
