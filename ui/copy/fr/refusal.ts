import { RIGHT_TO_ACCOUNT_PHONE } from '@domain/errors/refusalRights';
import { byReader } from '../byReader';
import { shellMessages } from './shell';

/** What a person can do whose account is refused: Code monétaire et financier, L. 312-1 and R. 312-6-1; RGPD, article 22. XTR-74, D-124 */
const client = {
  title: 'Vos droits',
  elsewhere: 'Ce n’est pas un refus\u00a0: votre demande peut continuer en agence.',
  silence: (days: number): string =>
    `Sans réponse de la banque depuis plus de ${days}\u00a0jours, votre demande compte comme refusée. Elle peut encore aboutir.`,
  reason: (reason: string): string => `Motif indiqué par la banque\u00a0: ${reason}`,
  automated: 'Cette décision a été prise sans intervention humaine.',
  onRequest: 'Vous pouvez demander cette décision et ses motifs par écrit, sans frais.',
  sent: (day: string): string => `Nous vous envoyons cette décision et ses motifs par courrier, sans frais. Date d’envoi\u00a0: ${day}.`,
  account: `Vous n’avez aucun compte en France\u202f? Vous avez droit à un compte\u00a0: la Banque de France désigne une banque (appelez le\u00a0${RIGHT_TO_ACCOUNT_PHONE}).`,
  byEmail: 'Les recevoir par e-mail',
  ratherByEmail: 'Les recevoir plutôt par e-mail',
  byLetter: 'Les recevoir par courrier',
  review: 'Demander qu’une personne la réexamine',
  asked: {
    email: 'C’est noté\u00a0: la décision et ses motifs vous sont envoyés par e-mail.',
    letter: 'C’est noté\u00a0: la décision et ses motifs vous sont envoyés par courrier.',
    review: 'C’est noté\u00a0: une personne réexaminera cette décision.',
  },
  failed: 'Votre demande n’est pas partie. Réessayez, ou appelez-nous.',
  contact: 'Appelez-nous ou écrivez-nous\u00a0:',
  complaint: shellMessages.helpComplaint,
} as const;

/** ADV-03: nobody asks in place of the client. */
export const refusalMessages = byReader(client, {
  ...client,
  title: 'Les droits du client',
  elsewhere: 'Ce n’est pas un refus\u00a0: la demande du client peut continuer en agence.',
  silence: days =>
    `Sans réponse de la banque depuis plus de ${days}\u00a0jours, la demande du client compte comme refusée. Elle peut encore aboutir.`,
  onRequest: 'Le client peut demander cette décision et ses motifs par écrit, sans frais.',
  sent: day => `Le client reçoit cette décision et ses motifs par courrier, sans frais. Date d’envoi\u00a0: ${day}.`,
  account: `Le client n’a aucun compte en France\u202f? Il a droit à un compte\u00a0: la Banque de France désigne une banque (il appelle le\u00a0${RIGHT_TO_ACCOUNT_PHONE}).`,
});
