/** Things that are read on a document, by name; others are not shown. */
const facts: Readonly<Record<string, string>> = {
  document: 'Document',
  number: 'Numéro du document',
  model: 'Modèle',
  lastName: 'Nom',
  firstName: 'Prénom',
  birthdate: 'Date de naissance',
  birthplace: 'Lieu de naissance',
  birthCounty: 'Département de naissance',
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
  /** What it is held against, among those that are read. */
  readonly of: string;
  readonly says: (text: string) => string;
}

/** What is expected where it is not simply another text for the same thing. */
const expected: Readonly<Record<string, Expected>> = {
  models: { of: 'model', says: models => models },
  issuedAfter: { of: 'issued', says: day => `après le ${day}` },
  issuedUntil: { of: 'issued', says: day => `le ${day} au plus tard` },
  expiresFrom: { of: 'expires', says: day => `encore valable le ${day}` },
  withoutMention: { of: 'address', says: mention => `sans «\u00a0${mention}\u00a0»` },
  taxYear: { of: 'taxReference', says: year => `commence par ${year.slice(-2)}` },
};

/** The facts of a proof: what was read, and what was expected. XTR-02, PRF-08 */
export const proofFactsMessages = { facts, expected } as const;
