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
    FAM Hébergement par la famille
    EMP Logement de fonction
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

/**
 * Call 23: street types by the tax office's codes (FANTOIR, annex 3 of its specification); those without one by `normadresse.csv` of the
 * national address base: CARR, COLI, IMM, LD, MANO, MOUL, SENT. The entry without a code is proposed: a bank that lists it accepts
 * streets without a type (D-70).
 */
export const streetTypes: readonly Ref[] = [
  { code: '', label: 'Sans type' },
  ...refs(`
  ALL Allée
  AV Avenue
  BER Berge
  BD Boulevard
  BRG Bourg
  CALL Calle
  CAR Carrefour
  CARR Carré
  CARE Carrière
  CTRE Centre
  CHL Chalet
  CHP Champ
  CHT Château
  CHS Chaussée
  CHE Chemin
  CR Chemin rural
  CHV Chemin vicinal
  CITE Cité
  CLOS Clos
  COL Col
  COLI Colline
  COR Corniche
  COTE Côte
  COUR Cour
  CRS Cours
  DSC Descente
  DIG Digue
  DOM Domaine
  ECL Écluse
  ENC Enclos
  ESC Escalier
  ESP Esplanade
  FG Faubourg
  FRM Ferme
  FOS Fosse
  GAL Galerie
  GARE Gare
  HAM Hameau
  IMM Immeuble
  IMP Impasse
  JARD Jardin
  LEVE Levée
  LD Lieu-dit
  LOT Lotissement
  MAIL Mail
  MAIS Maison
  MANO Manoir
  MAR Marché
  MAS Mas
  MTE Montée
  MOUL Moulin
  PARC Parc
  PRV Parvis
  PAS Passage
  PLE Passerelle
  PCH Petit chemin
  PL Place
  PTTE Placette
  PLN Plaine
  PLT Plateau
  PNT Pointe
  PONT Pont
  PORT Port
  PROM Promenade
  QUAI Quai
  QUA Quartier
  RPE Rampe
  REM Rempart
  RES Résidence
  ROC Rocade
  RPT Rond-point
  RTE Route
  RUE Rue
  RLE Ruelle
  SENT Sente
  SEN Sentier
  SQ Square
  TSSE Terrasse
  TRA Traverse
  VAL Val
  VEN Venelle
  VLA Villa
  VGE Village
  VOIE Voie
  ZAC Zone d’aménagement concerté
  ZA Zone artisanale
  ZI Zone industrielle
`),
];
