import { byReader } from '../byReader';

/** Who keeps the data, why and for how long: RGPD, articles 13 and 14; code général des impôts, 1649 A (FICOBA). D-124 */
const client = {
  title: 'Qui garde vos données, pourquoi, combien de temps',
  /** To the co-holder, whose data the holder gave. */
  from: (holder: string): string => `${holder} nous a transmis ces informations sur vous.`,
  who: (bank: string, seat: string): string => `${bank} les garde. Son siège est au ${seat}.`,
  why: 'Elles servent à vérifier votre identité, à étudier votre demande, puis à tenir votre compte.',
  /** Five years: Code monétaire et financier, L. 561-12. */
  howLong: (months: number): string =>
    `Si vous ouvrez le compte, elles sont gardées jusqu’à cinq ans après sa fermeture. Sinon, votre dossier est effacé à sa date limite\u00a0; une demande refusée peut être gardée ${months}\u00a0mois.`,
  declared: 'L’ouverture est déclarée à l’administration fiscale (FICOBA).',
  rights: 'Vous pouvez les consulter, les corriger, les faire effacer ou vous opposer à leur usage, et saisir la CNIL.',
  more: 'Vos droits, et à qui écrire',
} as const;

/** ADV-02, D-47 */
export const dataCardMessages = byReader(client, {
  ...client,
  title: 'Qui garde les données du client, pourquoi, combien de temps',
  why: 'Elles servent à vérifier l’identité du client, à étudier sa demande, puis à tenir son compte.',
  howLong: months =>
    `Si le compte s’ouvre, elles sont gardées jusqu’à cinq ans après sa fermeture. Sinon, le dossier est effacé à sa date limite\u00a0; une demande refusée peut être gardée ${months}\u00a0mois.`,
  rights: 'Le client peut les consulter, les corriger, les faire effacer ou s’opposer à leur usage, et saisir la CNIL.',
  more: 'Ses droits, et à qui écrire',
});
