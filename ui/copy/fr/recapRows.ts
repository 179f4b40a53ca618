import type { Delivery } from '@domain/delivery/modes';
import type { Civility } from '@domain/holders/applicant';
import type { RecapRow } from '@domain/holders/fields';
import type { TaxObligation } from '@domain/holders/prospect';
import type { Participant, Workflow } from '@domain/journey/words';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { complementaryMessages } from './complementary';
import { deliveryMessages } from './delivery';
import type { Whose } from './dossierForm';
import { moneyMessages } from './money';
import { nationalityMessages } from './nationality';
import { offerConfirmationMessages } from './offerConfirmation';
import { taxResidenceMessages } from './taxResidence';

const { overdraft, payment } = offerConfirmationMessages.omc;
const { sharesOnce, sharesTimes, total, monthly } = payment;

const KIND = { individual: 'Compte individuel', joint: 'Compte joint' } satisfies Record<Workflow, string>;

/** Rows of the recap, the same for both readers. SUM-01, OFR-16 */
export const recapRowsMessages = {
  civility: { MME: 'Madame', MR: 'Monsieur' } satisfies Record<Civility, string>,
  rows: {
    name: 'Nom et prénom',
    birthName: 'Nom de naissance',
    otherFirstNames: 'Autres prénoms',
    birthdate: 'Date de naissance',
    nationality: nationalityMessages.label,
    nationalityCountry: nationalityMessages.which,
    birthplace: 'Lieu de naissance',
    family: 'Situation familiale',
    maritalRegime: 'Régime matrimonial',
    address: 'Adresse',
    housing: 'Logement',
    category: complementaryMessages.omc.category.label,
    profession: 'Profession',
    employer: 'Employeur',
    sector: 'Secteur d’activité',
    income: 'Revenu net mensuel',
    wealth: 'Patrimoine',
    tax: 'Résidence fiscale',
    usPerson: 'Citoyen ou résident fiscal des États-Unis',
    obligations: 'Autres pays d’imposition',
    email: 'E-mail',
    mobile: 'Téléphone mobile',
  } satisfies Record<RecapRow | 'nationalityCountry', string>,
  /** Title of each group of rows; a group is what one page asks. */
  lines: {
    identity: 'Identité',
    birthplace: 'Naissance',
    email: 'E-mail',
    mobile: 'Mobile',
    family: 'Famille',
    address: 'Adresse',
    work: 'Profession',
    tax: 'Impôts',
  },
  told: (what: string, value: string): string => `${what}\u00a0: ${value}`,
  taxResident: 'En France',
  yes: 'Oui',
  no: 'Non',
  none: 'Aucune',
  notSaid: 'Non renseigné',
  /** An answer or a proof of the other holder. D-123 */
  given: 'Renseigné',
  reported: 'Signalé comme inexact',
  usOwed: 'Question sur les États-Unis sans réponse',
  missed: 'Un code est affiché à la place d’un nom qui n’a pas pu se charger.',
  ofRow: (what: string): string => ` – ${what}`,
  obligation: ({ country, taxId, noTaxId }: TaxObligation): string =>
    `${country}\u00a0: ${taxId ?? (noTaxId && taxResidenceMessages.omc.obligations.noTaxId[noTaxId])}`,
  offer: {
    account: 'Compte',
    digital: (workflow: Workflow): string => `${KIND[workflow]}, documents numériques`,
    kind: KIND,
    card: { individual: 'Carte', TIT: 'Carte du titulaire', COT: 'Carte du co-titulaire' } satisfies Record<Whose, string>,
    delivery: {
      individual: 'Livraison',
      TIT: 'Livraison de la carte du titulaire',
      COT: 'Livraison de la carte du co-titulaire',
    } satisfies Record<Whose, string>,
    noCard: 'Sans carte',
    mode: (delivery: Delivery): string => `${deliveryMessages.omc.mode[delivery.mode]}, ${deliveryMessages.omc.terms(delivery)}`,
    overdraft: { amount: overdraft.amount, label: 'Découvert', none: 'Sans autorisation' },
    insurance: { label: 'Assurance', none: 'Sans assurance' },
    /** Of a holder who is known by name. */
    of: {
      card: (name: string): string => `Carte (${name})`,
      delivery: (name: string): string => `Livraison de la carte (${name})`,
    },
    /** The receipt: a name and an amount on each line, and below them what changes later. D-106 */
    receipt: {
      cardOf: (card: string, whose: string): string => `${card} (${whose})`,
      holder: { TIT: 'titulaire', COT: 'co-titulaire' } satisfies Record<Participant, string>,
      overdraft: { label: 'Découvert autorisé', upTo: (amount: string): string => `jusqu’à ${amount}`, none: 'aucun' },
      insurance: { label: 'Assurance perte et vol', none: 'aucune' },
      delivery: {
        AGEN: 'Carte remise en agence',
        STAN: 'Livraison à domicile',
        EXPR: 'Livraison express',
      } satisfies Record<Delivery['mode'], string>,
      total: 'Chaque mois',
      shares: 'À l’ouverture, parts sociales',
      once: 'Total à l’ouverture',
      onlyOnce: 'une seule fois',
      sets: (times: number, each: string): string => `${times} × ${each}`,
      /** Before the account is open no date is certain. */
      then: (amount: string, months: number | undefined, until: string): string =>
        `puis ${amount} ${months === undefined ? 'à la fin des offres' : `après ${months}\u00a0mois`}${until}`,
      /** Of an opened account. D-76 */
      from: (amount: string, day: string): string => `${amount} à partir du ${day}`,
      perMonth: ({ promoted, afterwards, months }: MonthlyTotal): string =>
        promoted === afterwards || months === undefined
          ? moneyMessages.perMonth(promoted)
          : `${moneyMessages.perMonth(promoted)} pendant ${months}\u00a0mois`,
      account: 'Le compte',
      /** Announced after a choice that changes it. */
      monthNow: (amount: string): string => `Chaque mois\u00a0: ${amount}`,
      loading: 'Calcul du prix…',
      failed: 'Prix indisponible pour l’instant',
    },
    payment: {
      sharesOnce,
      sharesTimes,
      total,
      monthly,
      shares: 'Parts sociales',
      once: 'Total à payer une seule fois',
    },
  },
} as const;
