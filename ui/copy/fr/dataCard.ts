/**
 * Who keeps the data, why and for how long: RGPD, articles 13 and 14; code général des impôts, 1649 A (FICOBA). The page
 * may name somebody else than its reader: all but `from` says no ‘you’. D-64, D-124
 */
export const dataCardMessages = {
  title: 'Qui garde ces données, pourquoi, combien de temps',
  /** To the co-holder, whose data the holder gave. */
  from: (holder: string): string => `${holder} nous a transmis ces informations sur vous.`,
  who: (bank: string, seat: string): string => `${bank} les garde. Son siège est au ${seat}.`,
  why: 'Elles servent à vérifier l’identité, à étudier la demande, puis à tenir le compte.',
  /** Five years: Code monétaire et financier, L. 561-12. */
  howLong: (months: number): string =>
    `Si le compte s’ouvre, elles sont gardées jusqu’à cinq ans après sa fermeture. Sinon, le dossier est effacé à sa date limite\u00a0; une demande refusée peut être gardée ${months}\u00a0mois.`,
  declared: 'L’ouverture est déclarée à l’administration fiscale (FICOBA).',
  rights: 'Chacun peut consulter ses données, les corriger, les faire effacer ou s’opposer à leur usage, et saisir la CNIL.',
  more: 'Les droits de chacun, et à qui écrire',
} as const;
