import { refs, type Ref } from './entries';

/** Call 20, by type. */
export const referentials: Readonly<Record<string, readonly Ref[]>> = {
  familySituations: refs(`
    CEL Célibataire
    MAR Marié(e)
    PAC Pacsé(e)
    CON En concubinage
    DIV Divorcé(e)
    SEP Séparé(e)
    VEU Veuf ou veuve
  `),
  housingSituations: refs(`
    PRO Propriétaire
    ACC Propriétaire avec un prêt en cours
    LOC Locataire
    FAM Hébergé par la famille
    EMP Logé par l’employeur
    AUT Autre
  `),
  maritalRegimes: refs(`
    COM Communauté réduite aux acquêts
    SEP Séparation de biens
    UNI Communauté universelle
    PAR Participation aux acquêts
    AUT Autre régime, ou régime inconnu
  `),
};

/** Call 21. */
export const wealthBands = refs(`
  A Moins de 10 000 €
  B De 10 000 € à 50 000 €
  C De 50 000 € à 150 000 €
  D De 150 000 € à 500 000 €
  E Plus de 500 000 €
`);

/** Call 23. */
export const streetTypes = refs(`
  ALL Allée
  AV Avenue
  BD Boulevard
  CHE Chemin
  CRS Cours
  IMP Impasse
  LD Lieu-dit
  PAS Passage
  PL Place
  QU Quai
  RTE Route
  RUE Rue
  SQ Square
  VLA Villa
`);
