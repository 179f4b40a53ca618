import type { Participant, Workflow } from './words';

/** The holders of an account. */
export const holdersOf: Readonly<Record<Workflow, readonly Participant[]>> = { individual: ['TIT'], joint: ['TIT', 'COT'] };
