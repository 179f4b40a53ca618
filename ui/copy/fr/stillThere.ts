import { byReader } from '../byReader';

const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

/** '1 minute 45 secondes' */
const inTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return counted(rest, 'seconde');
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'seconde')}`;
};

const idle = {
  title: 'Êtes-vous toujours là\u202f?',
  left: (left: number): string => `Sans réponse, la session se ferme dans ${inTime(left)}.`,
};
const ending = {
  title: 'Votre session se termine bientôt',
  left: (left: number): string => `Une session a une durée limitée. La vôtre se ferme dans ${inTime(left)}.`,
};
const shared = { stay: 'Garder ma session ouverte', leave: 'Fermer ma session', goOn: 'Continuer ici' };
const notSent = 'un document que vous n’avez pas encore envoyé sera à ajouter à nouveau.';

/** Warns that the session will end, and says what is kept. `renew` is empty for a reader who cannot sign in again here. SES-01, SES-03, XTR-08 */
export const stillThereMessages = byReader(
  {
    ...shared,
    renew: 'M’identifier à nouveau',
    idle: {
      ...idle,
      kept: `Ce que vous avez envoyé est conservé, et ce que vous venez de saisir aussi\u00a0: vous le retrouverez en vous identifiant avec votre mobile. Seul ${notSent}`,
    },
    ending: {
      ...ending,
      kept: `Identifiez-vous à nouveau\u00a0: un SMS suffit. Ce que vous avez envoyé ou saisi est conservé\u00a0; seul ${notSent}`,
    },
  },
  {
    ...shared,
    renew: '',
    idle: { ...idle, kept: 'Le dossier du client est conservé\u00a0: vous le reprendrez depuis votre poste.' },
    ending: {
      ...ending,
      kept: 'Le dossier du client est conservé. Enregistrez cette page, puis reprenez le dossier depuis votre poste\u00a0: la session y recommence.',
    },
  },
);
