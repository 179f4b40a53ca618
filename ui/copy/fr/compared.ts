import type { Comparable } from '@domain/holders/typedAndRead';
import type { Participant } from '@domain/journey/words';
import { byReader } from '../byReader';

const client = {
  title: 'Saisi et lu',
  same: 'Identique à vos justificatifs',
  differs: (count: number): string =>
    count > 1
      ? `À vérifier\u00a0: ${count} réponses diffèrent de vos justificatifs`
      : 'À vérifier\u00a0: une réponse diffère de vos justificatifs',
  open: (count: number): string => (count > 1 ? `Voir les ${count} informations comparées` : 'Voir l’information comparée'),
  of: (what: string, who: Participant): string => `${what} (${who === 'TIT' ? 'titulaire' : 'co-titulaire'})`,
  line: (what: string, typed: string, read: string): string => `${what}\u00a0: la réponse est ${typed}, le justificatif indique ${read}.`,
  receivedLine: (what: string, typed: string, received: string): string =>
    `${what}\u00a0: la réponse est ${typed}, votre portefeuille indique ${received}.`,
  caption: 'Ce qui est saisi à côté de ce que disent les justificatifs',
  what: 'Information',
  typed: 'Saisi',
  read: 'Lu',
  /** XTR-38 */
  received: 'Reçu de votre portefeuille',
  result: 'Résultat',
  equal: 'Identique',
  different: 'Différent',
  across: 'D’un titulaire à l’autre',
  holder: 'Titulaire',
  coHolder: 'Co-titulaire',
  rows: {
    lastName: 'Nom',
    birthName: 'Nom de naissance',
    firstName: 'Prénom',
    birthdate: 'Date de naissance',
    address: 'Adresse',
    postalCode: 'Code postal',
    city: 'Ville',
    employer: 'Employeur',
    netIncome: 'Revenu net mensuel',
  } satisfies Record<Comparable, string>,
} as const;

/** Compares typed answers with those read on the proof. XTR-22 */
export const comparedMessages = byReader(client, {
  ...client,
  differs: (count: number): string =>
    count > 1
      ? `À vérifier avec le client\u00a0: ${count} réponses diffèrent de ses justificatifs`
      : 'À vérifier avec le client\u00a0: une réponse diffère de ses justificatifs',
  same: 'Identique aux justificatifs',
  received: 'Reçu du portefeuille',
  receivedLine: (what: string, typed: string, received: string): string =>
    `${what}\u00a0: la réponse est ${typed}, le portefeuille du client indique ${received}.`,
});
