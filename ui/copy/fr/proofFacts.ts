/** Names of the facts read on a document; other facts stay hidden. */
const facts: Readonly<Record<string, string>> = {
  document: 'Document',
  way: 'Lecture',
  number: 'Numéro du document',
  model: 'Modèle',
  lastName: 'Nom',
  firstName: 'Prénom',
  birthdate: 'Date de naissance',
  birthplace: 'Lieu de naissance',
  birthCounty: 'Département de naissance',
  nationality: 'Nationalité',
  issued: 'Date du document',
  expires: 'Fin de validité',
  country: 'Pays',
  portrait: 'Photo d’identité',
  sides: 'Faces',
  address: 'Adresse',
  postalCode: 'Code postal',
  city: 'Ville',
  taxReference: 'Référence de l’avis',
  employer: 'Employeur',
  siret: 'SIRET de l’employeur',
  netIncome: 'Net payé',
};

interface Expected {
  /** The fact that it is compared with. */
  readonly of: string;
  readonly says: (text: string) => string;
}

/** Expected facts that differ in name or form from the fact they are compared with. */
const expected: Readonly<Record<string, Expected>> = {
  models: { of: 'model', says: models => models },
  issuedAfter: { of: 'issued', says: day => `après le ${day}` },
  issuedUntil: { of: 'issued', says: day => `le ${day} au plus tard` },
  expiresFrom: { of: 'expires', says: day => `encore valable le ${day}` },
  withoutMention: { of: 'address', says: mention => `sans «\u00a0${mention}\u00a0»` },
  taxYear: { of: 'taxReference', says: year => `commence par ${year.slice(-2)}` },
};

/** Facts read on a proof, and facts expected. XTR-02, PRF-08 */
export const proofFactsMessages = { facts, expected } as const;
