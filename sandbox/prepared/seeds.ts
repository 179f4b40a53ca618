import { taskIds } from '@domain/journey/steps';
import type { Bank } from '../bank';
import type { Subscription } from '../store/documents';
import { prepareFile, type PreparedWish } from './prepare';
import type { SeedName } from './seedNames';

/** What a first-time visitor of the product sees: a beginning, a review by the bank, the end of a joint account. */
const demonstration: readonly PreparedWish[] = [
  { task: 'identityDocUpload', firstName: 'Inès', lastName: 'Exemple' },
  { task: 'middleControl', firstName: 'Hugo', lastName: 'Modèle' },
  { task: 'signature', workflow: 'joint', done: 'video' },
];

/** Every task at which a dossier may wait. */
const tasks: readonly PreparedWish[] = taskIds
  .filter(task => task !== 'welcome')
  .map(task => ({
    task,
    workflow: task.startsWith('coHolder') ? 'joint' : 'individual',
    firstName: 'Alix',
    lastName: 'Exemple',
    local: `etape.${task}`,
  }));

const seeds: Readonly<Record<SeedName, readonly PreparedWish[]>> = { demonstration, tasks };

/** One after the other: the newest is the last of the list. */
export const seeded = async (bank: Bank, name: SeedName): Promise<readonly Subscription[]> => {
  const made: Subscription[] = [];
  for (const wish of seeds[name]) made.push(await prepareFile(bank, wish));
  return made;
};
