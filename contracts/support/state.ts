import type { TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { day, like } from './pact';

const participant = { customerExternalId: like('12345678') };

/** A file at a task; a joint file has both people. `docs`: its proofs. */
export const stateWire = (task: TaskId, workflow: Workflow, docs: unknown = like([]), isInitBo: '0' | '1' = '0') => ({
  id: task,
  variables: {
    type: workflow,
    idEne: like('ene-1'),
    isInitBo,
    docs,
    keptUntil: day('2025-12-14'),
    holderVariables: participant,
    ...(workflow === 'joint' ? { coHolderVariables: participant } : {}),
  },
  secureData: { holderId: like('87654321'), ...(workflow === 'joint' ? { coHolderId: like('87654322') } : {}) },
});
