import type { TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { day, like } from './pact';

/** The two people of a file never have one number: the front end tells them apart by it. D-105 */
export const holderOnFile = { customerExternalId: like('12345678') };
export const coHolderOnFile = { customerExternalId: like('12345679') };

/** A file at a task; a joint file has both people. `docs`: its proofs. */
export const stateWire = (task: TaskId, workflow: Workflow, docs: unknown = like([]), isInitBo: '0' | '1' = '0') => ({
  id: task,
  variables: {
    type: workflow,
    idEne: like('ene-1'),
    isInitBo,
    docs,
    keptUntil: day('2025-12-14'),
    holderVariables: holderOnFile,
    ...(workflow === 'joint' ? { coHolderVariables: coHolderOnFile } : {}),
  },
  secureData: { holderId: like('87654321'), ...(workflow === 'joint' ? { coHolderId: like('87654322') } : {}) },
});
