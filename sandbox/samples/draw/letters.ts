import { daysAfter } from '@domain/kernel/calendar';
import { displayDay, type Day } from '@domain/kernel/day';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import type { PrintedKindName } from '@sandbox/analysis/kinds';
import { kindWords } from '@sandbox/analysis/words';
import { payslipRows } from '../payslip';

/** The texts of a letter; amounts are in euros. */
export interface Letter {
  readonly sender: string;
  readonly motto: string;
  readonly colour: string;
  readonly title: string;
  readonly facts: readonly (readonly [caption: string, value: string])[];
  readonly rows: readonly (readonly [label: string, detail: string, amount: number])[];
  readonly total: readonly [label: string, amount: number];
  readonly note: string;
}

export type LetterKind = Exclude<PrintedKindName, 'CNI' | 'PASSPORT'>;

const monthBefore = (issued: Day): string =>
  `du ${displayDay(daysAfter(issued, { months: -1 }))} au ${displayDay(daysAfter(issued, { days: -1 }))}`;

const sum = (rows: Letter['rows']): number => rows.reduce((total, [, , amount]) => total + amount, 0);

interface Bill {
  readonly sender: string;
  readonly motto: string;
  readonly colour: string;
  readonly rows: Letter['rows'];
}

const bills: Readonly<Record<'ELECTRICITY' | 'GAS' | 'INTERNET' | 'MOBILE', Bill>> = {
  ELECTRICITY: {
    sender: 'Électricité Spécimen',
    motto: 'Fournisseur fictif d’électricité',
    colour: '#7a5a12',
    rows: [
      ['Abonnement', '6 kVA', 12.68],
      ['Consommation', '184 kWh', 37.41],
      ['Taxes et contributions', 'selon le tarif', 6.2],
    ],
  },
  GAS: {
    sender: 'Gaz Spécimen',
    motto: 'Fournisseur fictif de gaz naturel',
    colour: '#2a5a7a',
    rows: [
      ['Abonnement', 'cuisson et chauffage', 21.4],
      ['Consommation', '412 kWh', 48.96],
      ['Taxes et contributions', 'selon le tarif', 9.15],
    ],
  },
  INTERNET: {
    sender: 'Fibre Spécimen',
    motto: 'Opérateur fictif d’internet et de téléphonie fixe',
    colour: '#3d3a7c',
    rows: [
      ['Abonnement fibre', 'et ligne fixe', 29.99],
      ['Location du boîtier', '1 mois', 3],
    ],
  },
  MOBILE: {
    sender: 'Mobile Spécimen',
    motto: 'Opérateur fictif de téléphonie mobile',
    colour: '#7c2d4a',
    rows: [
      ['Forfait', '80 Go', 13.99],
      ['Appels hors forfait', '3 minutes', 0.84],
    ],
  },
};

const billOf =
  (kind: keyof typeof bills) =>
  ({ number, issued, model }: PrintedFacts): Letter => {
    const { sender, motto, colour, rows } = bills[kind];
    return {
      sender,
      motto,
      colour,
      title: kindWords[kind],
      facts: [
        ['Date de la facture', displayDay(issued)],
        ['Numéro de client', number],
        ['Période', monthBefore(issued)],
        ['Modèle', model],
      ],
      rows,
      total: ['Total TTC', sum(rows)],
      note: `Prélèvement le ${displayDay(daysAfter(issued, { days: 12 }))}. Aucune somme n’est due\u00a0: le fournisseur n’existe pas.`,
    };
  };

const taxNotice = ({ issued, taxReference = '', model }: PrintedFacts): Letter => {
  const rows = [
    ['Salaires et pensions', 'déclarés', 28_640],
    ['Abattement de 10 %', 'automatique', -2864],
  ] as const;
  return {
    sender: 'Finances publiques Spécimen',
    motto: 'Administration fictive',
    colour: '#33475b',
    title: `${kindWords.TAX_NOTICE} de ${Number(issued.slice(0, 4)) - 1}`,
    facts: [
      ['Date d’établissement', displayDay(issued)],
      ['Référence de l’avis', taxReference],
      ['Nombre de parts', '1'],
      ['Modèle', model],
    ],
    rows,
    total: ['Revenu fiscal de référence', sum(rows)],
    note: 'Avis fictif\u00a0: il n’ouvre aucun droit et n’appelle aucun paiement.',
  };
};

const payslip = ({ issued, employer = '', siret = '', number, model }: PrintedFacts): Letter => {
  return {
    sender: employer,
    motto: `SIRET ${siret}`,
    colour: '#2f5a46',
    title: kindWords.PAYSLIP,
    facts: [
      ['Date du bulletin', displayDay(issued)],
      ['Matricule', number],
      ['Période', monthBefore(issued)],
      ['Modèle', model],
    ],
    rows: payslipRows,
    total: ['Net payé', sum(payslipRows)],
    note: 'Bulletin fictif. À conserver sans limite de durée, comme tout bulletin de salaire.',
  };
};

export const letters: Readonly<Record<LetterKind, (facts: PrintedFacts) => Letter>> = {
  ELECTRICITY: billOf('ELECTRICITY'),
  GAS: billOf('GAS'),
  INTERNET: billOf('INTERNET'),
  MOBILE: billOf('MOBILE'),
  TAX_NOTICE: taxNotice,
  PAYSLIP: payslip,
};
