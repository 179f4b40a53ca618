import { byReader } from '../byReader';
import { FUND } from '../frenchNames';
import type { BrandFacts } from '@domain/brand/variant';

/** Who licensed the bank: since 2014 the European Central Bank licenses the banks of the euro area (règlement (UE) n° 1024/2013). */
const licensers = { ECB: 'la Banque centrale européenne' } satisfies Record<BrandFacts['licensedBy'], string>;

type Behind = Pick<BrandFacts, 'name' | 'licensedBy' | 'authority' | 'seat'>;

/** In euros, for one person at one bank: arrêté du 27 octobre 2015 relatif à la garantie des dépôts; directive 2014/49/UE, article 6. */
const GUARANTEED = '100\u202f000\u00a0€';

/** `shared`: the brands under one licence, with commas; empty: the bank is alone. */
const ceilingOf = (shared: string): string => (shared === '' ? '' : ` Ce plafond est commun à\u00a0: ${shared}.`);

/** Who is behind the page and what is protected, on the home page and in the help of every page. XTR-47 */
const client = {
  photos: {
    title: 'Que deviennent mes photos et ma vidéo\u202f?',
    /** Five years: article L. 561-12 du Code monétaire et financier. */
    text: (months: number, days: number): string =>
      `Vos photos servent à vérifier votre dossier, et la vidéo à vérifier que la pièce d’identité est bien la vôtre. Le lieu et l’appareil de prise de vue sont effacés de vos photos avant l’envoi. Si vous ouvrez le compte, la loi nous oblige à garder vos justificatifs cinq ans après sa fermeture. Sinon, votre dossier est effacé à sa date limite\u00a0; une demande refusée peut être gardée ${months}\u00a0mois. La vidéo est gardée ${days}\u00a0jours.`,
  },
  deposits: {
    title: 'Mon argent est-il protégé\u202f?',
    text: (shared: string): string =>
      `Oui. Si la banque ne pouvait plus vous le rendre, le ${FUND} (FGDR) vous rembourserait, jusqu’à ${GUARANTEED} par personne et par banque. Les parts sociales ne sont pas garanties.${ceilingOf(shared)}`,
  },
  bank: {
    title: (bank: string): string => `Qui est ${bank}\u202f?`,
    text: ({ name, licensedBy, authority, seat }: Behind): string =>
      `${name} est une banque agréée par ${licensers[licensedBy]} et contrôlée par ${authority}. Son siège est au ${seat}.`,
  },
} as const;

/** ADV-02, D-47 */
export const trustMessages = byReader(client, {
  ...client,
  photos: {
    title: 'Que deviennent les photos et la vidéo du client\u202f?',
    text: (months: number, days: number): string =>
      `Les photos servent à vérifier le dossier, et la vidéo à vérifier que la pièce d’identité est bien celle du client. Le lieu et l’appareil de prise de vue sont effacés des photos avant l’envoi. Si le compte est ouvert, la loi oblige la banque à garder ces justificatifs cinq ans après sa fermeture. Sinon, le dossier est effacé à sa date limite\u00a0; une demande refusée peut être gardée ${months}\u00a0mois. La vidéo est gardée ${days}\u00a0jours.`,
  },
  deposits: {
    title: 'L’argent du client est-il protégé\u202f?',
    text: (shared: string): string =>
      `Oui. Si la banque ne pouvait plus le lui rendre, le ${FUND} (FGDR) le rembourserait, jusqu’à ${GUARANTEED} par personne et par banque. Les parts sociales ne sont pas garanties.${ceilingOf(shared)}`,
  },
});
