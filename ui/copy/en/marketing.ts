import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/marketing';

const client: Wording<typeof fr.marketingMessages.omc> = {
  together: byWhose('I want to receive offers by email and SMS', 'The first account holder wants to receive offers by email and SMS'),
  email: byWhose('I want to receive offers by email', 'The first account holder wants to receive offers by email'),
  sms: byWhose('I want to receive offers by SMS', 'The first account holder wants to receive offers by SMS'),
  optional: ' (optional)',
  rows: { together: 'Offers by email and SMS', email: 'Offers by email', sms: 'Offers by SMS' },
  yes: 'Yes',
  no: 'No',
  withdraw: 'No longer receive them',
  accept: 'Receive them',
};

export const marketingMessages: Wording<typeof fr.marketingMessages> = byReader(client, client);
