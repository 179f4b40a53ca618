/** An entry of a referential as the wire says it. */
export interface Ref {
  readonly code: string;
  readonly label: string;
}

const refs = (entries: Readonly<Record<string, string>>): readonly Ref[] =>
  Object.entries(entries).map(([code, label]) => ({ code, label }));

/** Call 20, by type. */
export const referentials: Readonly<Record<string, readonly Ref[]>> = {
  familySituations: refs({
    CEL: 'Célibataire',
    MAR: 'Marié(e)',
    PAC: 'Pacsé(e)',
    CON: 'En concubinage',
    DIV: 'Divorcé(e)',
    SEP: 'Séparé(e)',
    VEU: 'Veuf ou veuve',
  }),
  housingSituations: refs({
    PRO: 'Propriétaire',
    ACC: 'Propriétaire avec un prêt en cours',
    LOC: 'Locataire',
    FAM: 'Hébergé par la famille',
    EMP: 'Logé par l’employeur',
    AUT: 'Autre',
  }),
  maritalRegimes: refs({
    COM: 'Communauté réduite aux acquêts',
    SEP: 'Séparation de biens',
    UNI: 'Communauté universelle',
    PAR: 'Participation aux acquêts',
  }),
};

/** Call 21. */
export const wealthBands = refs({
  A: 'Moins de 10 000 €',
  B: 'De 10 000 € à 50 000 €',
  C: 'De 50 000 € à 150 000 €',
  D: 'De 150 000 € à 500 000 €',
  E: 'Plus de 500 000 €',
});

/** Call 23. */
export const streetTypes = refs({
  ALL: 'Allée',
  AV: 'Avenue',
  BD: 'Boulevard',
  CHE: 'Chemin',
  CRS: 'Cours',
  IMP: 'Impasse',
  LD: 'Lieu-dit',
  PAS: 'Passage',
  PL: 'Place',
  QU: 'Quai',
  RTE: 'Route',
  RUE: 'Rue',
  SQ: 'Square',
  VLA: 'Villa',
});

/** Calls 24, 31 and 32: after INSEE's nomenclature of occupations (PCS): category, its professions, its sectors. */
export const categories: readonly { readonly category: Ref; readonly professions: readonly Ref[]; readonly sectors: readonly Ref[] }[] = [
  {
    category: { code: '1', label: 'Agriculteurs exploitants' },
    professions: refs({ '1101': 'Agriculteur', '1102': 'Éleveur', '1103': 'Maraîcher', '1104': 'Viticulteur', '1105': 'Apiculteur' }),
    sectors: refs({ A01: 'Culture et élevage', A02: 'Sylviculture', A03: 'Pêche et aquaculture' }),
  },
  {
    category: { code: '2', label: 'Artisans, commerçants, chefs d’entreprise' },
    professions: refs({
      '2101': 'Boulanger',
      '2102': 'Coiffeur',
      '2103': 'Menuisier',
      '2104': 'Plombier',
      '2105': 'Électricien à son compte',
      '2106': 'Restaurateur',
      '2107': 'Fleuriste',
      '2108': 'Commerçant',
      '2109': 'Chef d’entreprise',
      '2110': 'Taxi',
    }),
    sectors: refs({ F43: 'Travaux de construction', G47: 'Commerce de détail', I56: 'Restauration', S96: 'Services à la personne' }),
  },
  {
    category: { code: '3', label: 'Cadres et professions intellectuelles supérieures' },
    professions: refs({
      '3101': 'Architecte',
      '3102': 'Avocat',
      '3103': 'Chercheur',
      '3104': 'Développeur de logiciels',
      '3105': 'Ingénieur',
      '3106': 'Journaliste',
      '3107': 'Médecin',
      '3108': 'Pharmacien',
      '3109': 'Professeur',
      '3110': 'Cadre commercial',
      '3111': 'Cadre de la fonction publique',
      '3112': 'Directeur financier',
      '3113': 'Musicien',
      '3114': 'Vétérinaire',
    }),
    sectors: refs({
      J62: 'Informatique',
      M69: 'Droit et comptabilité',
      M71: 'Architecture et ingénierie',
      P85: 'Enseignement',
      Q86: 'Santé',
      R90: 'Arts et spectacle',
    }),
  },
  {
    category: { code: '4', label: 'Professions intermédiaires' },
    professions: refs({
      '4101': 'Infirmier',
      '4102': 'Instituteur',
      '4103': 'Kinésithérapeute',
      '4104': 'Technicien',
      '4105': 'Agent de maîtrise',
      '4106': 'Assistant social',
      '4107': 'Éducateur spécialisé',
      '4108': 'Comptable',
      '4109': 'Commercial',
      '4110': 'Graphiste',
      '4111': 'Contrôleur des finances publiques',
    }),
    sectors: refs({
      C33: 'Industrie',
      K64: 'Finance',
      O84: 'Administration publique',
      P85: 'Enseignement',
      Q86: 'Santé',
      Q88: 'Action sociale',
    }),
  },
  {
    category: { code: '5', label: 'Employés' },
    professions: refs({
      '5101': 'Aide-soignant',
      '5102': 'Assistant maternel',
      '5103': 'Caissier',
      '5104': 'Employé administratif',
      '5105': 'Hôte d’accueil',
      '5106': 'Policier',
      '5107': 'Pompier',
      '5108': 'Secrétaire',
      '5109': 'Serveur',
      '5110': 'Vendeur',
    }),
    sectors: refs({ G47: 'Commerce de détail', I55: 'Hébergement', O84: 'Administration publique', Q86: 'Santé' }),
  },
  {
    category: { code: '6', label: 'Ouvriers' },
    professions: refs({
      '6101': 'Conducteur de bus',
      '6102': 'Cuisinier',
      '6103': 'Jardinier',
      '6104': 'Maçon',
      '6105': 'Magasinier',
      '6106': 'Mécanicien',
      '6107': 'Ouvrier agricole',
      '6108': 'Peintre en bâtiment',
      '6109': 'Routier',
      '6110': 'Soudeur',
    }),
    sectors: refs({ A01: 'Culture et élevage', C25: 'Métallurgie', F43: 'Travaux de construction', H49: 'Transports' }),
  },
  {
    category: { code: '7', label: 'Retraités' },
    professions: refs({ '7101': 'Retraité du secteur privé', '7102': 'Retraité de la fonction publique', '7103': 'Retraité indépendant' }),
    sectors: [],
  },
  {
    category: { code: '8', label: 'Sans activité professionnelle' },
    professions: refs({ '8101': 'Étudiant', '8102': 'Demandeur d’emploi', '8103': 'Au foyer', '8104': 'Sans profession' }),
    sectors: [],
  },
];

/** Call 19: tax-id formats of some countries, in regular expressions that every engine reads; a country that is not here has none. */
export const fiscalFormats: Readonly<Record<string, string>> = {
  AT: '[0-9]{9}',
  BE: '[0-9]{11}',
  BG: '[0-9]{10}',
  CH: '756[0-9]{10}',
  CZ: '[0-9]{9,10}',
  DE: '[1-9][0-9]{10}',
  DK: '[0-9]{10}',
  EE: '[1-6][0-9]{10}',
  ES: '([0-9]{8}|[XYZ][0-9]{7})[A-Z]',
  FI: '[0-9]{6}[-+A][0-9]{3}[0-9A-Y]',
  GB: '[0-9]{10}',
  GR: '[0-9]{9}',
  HR: '[0-9]{11}',
  HU: '8[0-9]{9}',
  IE: '[0-9]{7}[A-W][A-IW]?',
  IT: '[A-Z]{6}[0-9]{2}[A-Z][0-9]{2}[A-Z][0-9]{3}[A-Z]',
  LU: '[0-9]{13}',
  NL: '[0-9]{9}',
  PL: '([0-9]{10}|[0-9]{11})',
  PT: '[0-9]{9}',
  RO: '[1-9][0-9]{12}',
  SE: '[0-9]{10,12}',
  SI: '[1-9][0-9]{7}',
  SK: '[0-9]{9,10}',
  US: '[0-9]{9}',
};
