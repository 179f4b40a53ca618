import { columns } from '../columns';
import { analysisCopy as omc } from '../analysis';
import { filePageWords } from './filePage';

/** ADV-02, D-47 */
export const analysisWords = columns(omc, {
  ...omc,
  progress: {
    title: 'Lecture du document du client',
    messages: [
      { afterMs: 0, text: 'Quelques secondes suffisent en général.' },
      { afterMs: 10_000, text: 'La lecture du document continue.' },
      { afterMs: 30_000, text: 'C’est plus long que d’habitude. Le document est bien reçu, rien n’est perdu.' },
    ],
  },
  over: {
    ...omc.over,
    text: 'Le document est bien reçu et la lecture continue. Le résultat s’affichera ici, ou à la reprise du dossier depuis le poste.',
  },
  validated: { ...omc.validated, text: 'Le dossier passe à la suite…' },
  failed: {
    ...omc.failed,
    read: 'Lu sur le document',
    all: 'Tout ce qui a été lu',
    kept: filePageWords.mdc.later.kept,
    sentBack: 'Un autre document, ou une nouvelle photo de celui-ci, est à demander au client.',
  },
  error: { ...omc.error, text: 'Le document du client n’est pas en cause. Il est à ajouter à nouveau.' },
});
