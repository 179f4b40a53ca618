import { byReader } from '../byReader';
import { dossierPageMessages } from './dossierPage';

const client = {
  progress: {
    title: 'Nous lisons le document',
    messages: [
      { afterMs: 0, text: 'Cela prend quelques secondes.' },
      { afterMs: 10_000, text: 'La lecture continue. Restez sur cette page si possible.' },
      { afterMs: 30_000, text: 'C’est plus long que d’habitude. Le document est bien reçu, rien n’est perdu.' },
    ],
    stages: [
      { name: 'Document reçu', text: 'Le document est bien arrivé.' },
      { name: 'Lecture du document', text: 'Nous y cherchons les informations à vérifier.' },
      { name: 'Comparaison avec les réponses', text: 'Ce que nous avons lu s’affiche ensuite, et se corrige.' },
    ],
  },
  over: {
    title: 'L’analyse n’est pas terminée',
    text: 'Le document est bien reçu et la lecture continue. Vérifiez à nouveau ici, ou revenez plus tard avec votre mobile\u00a0: le résultat sera là.',
    again: 'Vérifier à nouveau',
  },
  validated: { title: 'Document validé', text: 'Nous passons à la suite…', next: 'Continuer' },
  failed: {
    read: 'Lu sur le document',
    unread: 'Non lu',
    expected: 'Attendu',
    all: 'Tout ce que nous avons lu',
    todo: 'Que faire maintenant\u202f?',
    /** Titles that name what was read. */
    mention: (mention: string): string => `L’adresse comporte la mention «\u00a0${mention}\u00a0»`,
    tooOld: 'Ce document est trop ancien',
    inFuture: 'Ce document est daté dans le futur',
    comment: 'Le mot du conseiller',
    sentBack: 'Ajoutez un autre document, ou une nouvelle photo de celui-ci, en suivant ce mot.',
    /** `name`, `birthdate`: what the identity document says. D-126 */
    correct: (name: string, birthdate?: string): string =>
      `C’est bien ${[name, birthdate && `le ${birthdate}`].filter(Boolean).join(', ')}\u00a0: corriger la saisie`,
    mistyped:
      'Vérifiez que c’est le bon document. Si la saisie est fausse, corrigez-la ici\u00a0: aucune nouvelle photo n’est nécessaire. Si les deux sont justes, continuez\u00a0: un conseiller examinera le document.',
    goOn: 'Continuer avec ce document',
    another: 'Ajouter un autre document',
    retake: 'Reprendre la photo',
    appointment: 'Prendre rendez-vous en agence',
    kept: dossierPageMessages.omc.later.kept,
  },
  error: { title: 'L’analyse n’a pas fonctionné', text: 'Le document n’est pas en cause. Ajoutez-le à nouveau.' },
} as const;

/** ADV-02, D-47 */
export const analysisMessages = byReader(client, {
  ...client,
  progress: {
    title: 'Lecture du document du client',
    messages: [
      { afterMs: 0, text: 'Quelques secondes suffisent en général.' },
      { afterMs: 10_000, text: 'La lecture du document continue.' },
      client.progress.messages[2],
    ],
    stages: [
      { name: 'Document reçu', text: 'Le document du client est bien arrivé.' },
      { name: 'Lecture du document', text: 'La lecture automatique y cherche les informations à vérifier.' },
      { name: 'Comparaison avec le dossier', text: 'Vous verrez ce qui a été lu, et vous pourrez le corriger.' },
    ],
  },
  over: {
    ...client.over,
    text: 'Le document est bien reçu et la lecture continue. Vous verrez le résultat ici, ou quand vous reprendrez le dossier depuis votre poste.',
  },
  validated: { ...client.validated, text: 'Le dossier passe à la suite…' },
  failed: {
    ...client.failed,
    all: 'Tout ce qui a été lu',
    mistyped:
      'Est-ce le bon document du client\u202f? Si la saisie est fausse, corrigez-la ici\u00a0: aucune nouvelle photo n’est nécessaire. Si les deux sont justes, continuez\u00a0: un collègue examinera le document.',
    kept: dossierPageMessages.mdc.later.kept,
    sentBack: 'Demandez au client un autre document, ou une nouvelle photo de celui-ci.',
  },
  error: { ...client.error, text: 'Le document du client n’est pas en cause. Ajoutez-le à nouveau.' },
});
