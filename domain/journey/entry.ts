import { rule } from '@domain/kernel/rule';
import { absentOr, list, record, text } from '@domain/kernel/shape';
import { taskId, type TaskId } from './steps';

/** The rank of the holder's identity proof. STP-06 */
const IDENTITY_RANK = '1';

export const journeyEntry = rule({
  id: 'journey.entry',
  requirements: ['STP-06', 'D-08'],
  title: { fr: 'Page affichée à l’entrée dans le parcours', en: 'Page shown on entering the journey' },
  says: {
    fr: 'À l’étape de la pièce d’identité, si un contrôle de la pièce du titulaire existe déjà, on arrive sur son envoi ; sinon à l’étape de l’état.',
    en: 'At the identity upload, where the holder’s document already has a control, one arrives at its upload page; else at the state’s step.',
  },
  input: record({ taskId, docs: list(record({ rank: text, controlId: absentOr(text) })) }),
  known: {
    docs: [
      [],
      [{ rank: IDENTITY_RANK, controlId: null }],
      [{ rank: IDENTITY_RANK, controlId: '' }],
      [{ rank: IDENTITY_RANK, controlId: 'C-1' }],
      [{ rank: '5', controlId: 'C-5' }],
    ],
  },
  decide: ({ taskId, docs }): TaskId | 'UploadIdentityProof' =>
    taskId === 'identityDocUpload' && docs.some(({ rank, controlId }) => rank === IDENTITY_RANK && controlId !== null && controlId !== '')
      ? 'UploadIdentityProof'
      : taskId,
  examples: [
    ['already under control', { taskId: 'identityDocUpload', docs: [{ rank: '1', controlId: 'C-1' }] }, 'UploadIdentityProof'],
    ['sent, not under control', { taskId: 'identityDocUpload', docs: [{ rank: '1', controlId: null }] }, 'identityDocUpload'],
    ['an empty control id is none', { taskId: 'identityDocUpload', docs: [{ rank: '1', controlId: '' }] }, 'identityDocUpload'],
    ['nothing sent', { taskId: 'identityDocUpload', docs: [] }, 'identityDocUpload'],
    ['another document is under control', { taskId: 'identityDocUpload', docs: [{ rank: '2', controlId: 'C-2' }] }, 'identityDocUpload'],
    ['another step', { taskId: 'addressDocUpload', docs: [{ rank: '1', controlId: 'C-1' }] }, 'addressDocUpload'],
    [
      'the co-holder’s identity step goes by its id',
      { taskId: 'coHolderIdentityDocUpload', docs: [{ rank: '1', controlId: 'C-1' }] },
      'coHolderIdentityDocUpload',
    ],
  ],
});
