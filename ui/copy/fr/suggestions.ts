import type { PaperName } from '@domain/proofs/papers';
import { readAmount } from '@domain/field/readAmount';
import { moneyMessages } from './money';

/** Name of each document: the reader's own, and another person's. */
const sources: Readonly<Record<PaperName, readonly [own: string, theirs: string]>> = {
  CNI: ['votre carte d’identité', 'la carte d’identité'],
  PASSPORT: ['votre passeport', 'le passeport'],
  ELECTRICITY: ['votre facture d’électricité', 'la facture d’électricité'],
  GAS: ['votre facture de gaz', 'la facture de gaz'],
  INTERNET: ['votre facture internet', 'la facture internet'],
  MOBILE: ['votre facture de mobile', 'la facture de mobile'],
  ADDRESS_TAX_NOTICE: ['votre avis d’imposition', 'l’avis d’imposition'],
  INCOME_TAX_NOTICE: ['votre avis d’imposition', 'l’avis d’imposition'],
  PAYSLIP: ['votre bulletin de salaire', 'le bulletin de salaire'],
};

/** Source of a pre-filled answer: a document or the other holder. D-63, XTR-32 */
export const suggestionMessages = {
  /** `own`: the document belongs to the reader. */
  read: (paper: PaperName, own: boolean) => `Lu sur ${sources[paper][own ? 0 : 1]}`,
  /** `own`: the wallet belongs to the reader. XTR-38 */
  received: (own: boolean) => `Reçu ${own ? 'de votre' : 'du'} portefeuille d’identité`,
  holder: (name: string) => `Adresse de ${name}`,
  said: (source: string, what: string) => `${source}\u00a0: ${what}.`,
  correct: 'Corriger',
  /** Above the fields that a document has filled. */
  differs: (source: string) => `${source}. Corrigez seulement ce qui diffère.`,
  reading: 'Nous lisons le justificatif…',
  late: {
    coming: 'La lecture du justificatif prend plus de temps que prévu. Vous pouvez déjà répondre.',
    come: 'Le justificatif ne dit rien de plus que vos réponses.',
  },
  useAddress: 'Utiliser cette adresse',
  useBirthplace: 'Oui, c’est exact',
  useWork: 'Utiliser ces informations',
  /** The amount as read, and the whole euros that the form keeps. D-81 */
  income: (read: string) => {
    const euros = readAmount(read);
    if (euros === undefined) return read;
    const net = `${moneyMessages.asRead(euros)} net`;
    return Number.isInteger(euros) ? net : `${net}, arrondi à ${moneyMessages.amount(Math.round(euros))}`;
  },
  /** Ends the sentence with the part that no field accepts; empty: nothing. D-86 */
  left: (what: string) => (what === '' ? '' : `Nous n’avons pas repris\u00a0: ${what}.`),
  toCorrect: 'Ce qui a été lu est dans le formulaire. Corrigez ce qui est signalé.',
  taken: 'C’est rempli. Vérifiez, et corrigez si besoin.',
} as const;
