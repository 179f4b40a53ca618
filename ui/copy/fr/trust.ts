import { byReader } from '../byReader';
import { FUND } from '../frenchNames';

/** In euros, for one person at one bank: arrêté du 27 octobre 2015 relatif à la garantie des dépôts; directive 2014/49/UE, article 6. */
const GUARANTEED = '100\u202f000\u00a0€';

/** Who is behind the page and what is protected, on the home page and in the help of every page. XTR-47 */
const client = {
  photos: {
    title: 'Que deviennent mes photos et ma vidéo\u202f?',
    /** Five years: article L. 561-12 du Code monétaire et financier. */
    text: 'Vos photos servent à vérifier votre dossier, et la vidéo à vérifier que la pièce d’identité est bien la vôtre. Le lieu et l’appareil de prise de vue sont effacés de vos photos avant l’envoi. Si vous ouvrez le compte, la loi nous oblige à garder vos justificatifs cinq ans après sa fermeture. Sinon, votre dossier est effacé à sa date limite.',
  },
  deposits: {
    title: 'Mon argent est-il protégé\u202f?',
    text: `Oui. Si la banque ne pouvait plus vous le rendre, le ${FUND} (FGDR) vous rembourserait, jusqu’à ${GUARANTEED} par personne et par banque.`,
  },
  bank: {
    title: (bank: string): string => `Qui est ${bank}\u202f?`,
    text: (bank: string, authority: string, seat: string): string =>
      `${bank} est une banque agréée et contrôlée par ${authority}. Son siège est au ${seat}.`,
  },
} as const;

/** ADV-02, D-47 */
export const trustMessages = byReader(client, {
  ...client,
  photos: {
    title: 'Que deviennent les photos et la vidéo du client\u202f?',
    text: 'Les photos servent à vérifier le dossier, et la vidéo à vérifier que la pièce d’identité est bien celle du client. Le lieu et l’appareil de prise de vue sont effacés des photos avant l’envoi. Si le compte est ouvert, la loi oblige la banque à garder ces justificatifs cinq ans après sa fermeture. Sinon, le dossier est effacé à sa date limite.',
  },
  deposits: {
    title: 'L’argent du client est-il protégé\u202f?',
    text: `Oui. Si la banque ne pouvait plus le lui rendre, le ${FUND} (FGDR) le rembourserait, jusqu’à ${GUARANTEED} par personne et par banque.`,
  },
});
