import type { PaperName } from '@domain/proofs/papers';

const names: Readonly<Record<PaperName, string>> = {
  CNI: 'La carte d’identité',
  PASSPORT: 'Le passeport',
  ELECTRICITY: 'La facture',
  GAS: 'La facture',
  INTERNET: 'La facture',
  MOBILE: 'La facture',
  ADDRESS_TAX_NOTICE: 'L’avis d’imposition',
  INCOME_TAX_NOTICE: 'L’avis d’imposition',
  PAYSLIP: 'Le bulletin de salaire',
};

/** The words agree with the document: la carte, le passeport. */
const agreed = (paper: PaperName): string => (names[paper].startsWith('La ') ? 'e' : '');

/** Before a consonant, and an aspirated h, « de ». */
const ofName = (name: string): string => (/^(?:[aeiouœæ]|h[^a]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);

/** The documents to give, one after the other. D-125 */
export const papersStripMessages = {
  label: 'Les documents à donner',
  /** `of`: in a file of two people the title names the person. D-64 */
  title: {
    identity: {
      individual: (place: number, count: number): string => `Photo ${place} sur ${count}\u00a0: votre pièce d’identité`,
      of: (name: string, place: number, count: number): string =>
        `Papiers ${ofName(name)}, photo ${place} sur ${count}\u00a0: sa pièce d’identité`,
    },
    address: {
      individual: (place: number, count: number): string => `Photo ${place} sur ${count}\u00a0: un justificatif d’adresse`,
      of: (name: string, place: number, count: number): string =>
        `Papiers ${ofName(name)}, photo ${place} sur ${count}\u00a0: son justificatif d’adresse`,
    },
    income: {
      individual: (place: number, count: number): string => `Photo ${place} sur ${count}\u00a0: un justificatif de revenu`,
      of: (name: string, place: number, count: number): string =>
        `Papiers ${ofName(name)}, photo ${place} sur ${count}\u00a0: son justificatif de revenu`,
    },
  },
  /** The holder's papers, above the co-holder's. */
  allRead: (name: string) => `${name}\u00a0: tout est lu.`,
  next: {
    identity: 'Photo suivante\u00a0: l’identité',
    address: 'Photo suivante\u00a0: l’adresse',
    income: 'Photo suivante\u00a0: le revenu',
  },
  names: { identity: 'Identité', address: 'Adresse', income: 'Revenu' },
  later: { identity: 'Carte ou passeport', address: 'Facture ou avis d’imposition', income: 'Bulletin ou avis d’imposition' },
  standing: {
    current: () => 'À photographier',
    sending: () => 'Envoi…',
    reading: () => 'En lecture…',
    read: (paper: PaperName) => `Lu${agreed(paper)}`,
    doubt: () => 'À revoir après les photos',
    refused: (paper: PaperName) => `Non accepté${agreed(paper)}`,
  },
  wallet: 'Identité reçue',
  announced: {
    read: (paper: PaperName) => `${names[paper]} est lu${agreed(paper)}.`,
    doubt: (paper: PaperName) => `${names[paper]} est à revoir après les photos.`,
    refused: (paper: PaperName) => `${names[paper]} n’est pas accepté${agreed(paper)} en ligne.`,
  },
  refusal: {
    title: 'Cette pièce d’identité n’est pas acceptée en ligne',
    text: 'Elle a été émise par un autre pays. Un conseiller peut ouvrir le compte avec elle, en agence.',
  },
} as const;
