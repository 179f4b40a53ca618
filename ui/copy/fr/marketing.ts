import { byReader } from '../byReader';
import { byWhose } from '../byWhose';

const client = {
  /** One box. */
  together: byWhose('Je veux recevoir des offres par e-mail et SMS', 'Le titulaire veut recevoir des offres par e-mail et SMS'),
  email: byWhose('Je veux recevoir des offres par e-mail', 'Le titulaire veut recevoir des offres par e-mail'),
  sms: byWhose('Je veux recevoir des offres par SMS', 'Le titulaire veut recevoir des offres par SMS'),
  optional: ' (facultatif)',
  /** On the recap. */
  rows: { together: 'Offres par e-mail et SMS', email: 'Offres par e-mail', sms: 'Offres par SMS' },
  yes: 'Oui',
  no: 'Non',
  withdraw: 'Ne plus en recevoir',
  accept: 'En recevoir',
} as const;

/** The agreement to receive offers. INF-01, D-124 */
export const marketingMessages = byReader(client, client);
