import { byReader } from '../byReader';

const seconds = (left: number): string => (left > 1 ? `${left} secondes` : '1 seconde');

const shared = {
  title: 'Êtes-vous toujours là\u202f?',
  left: (left: number): string => `Sans réponse, la session se ferme dans ${seconds(left)}.`,
  stay: 'Garder ma session ouverte',
  leave: 'Fermer ma session',
};

/** Warns an inactive person that the session will end, and says what stays saved. SES-03, XTR-08 */
export const stillThereMessages = byReader(
  {
    ...shared,
    kept: 'Ce que vous avez envoyé est conservé, et ce que vous venez de saisir aussi\u00a0: vous le retrouverez en vous identifiant avec votre mobile.',
  },
  { ...shared, kept: 'Le dossier du client est conservé\u00a0: vous le reprendrez depuis votre poste.' },
);
