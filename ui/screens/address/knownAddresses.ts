import { streetIn } from '@domain/field/street';
import type { AddressDraft } from '@domain/holders/checkAddress';
import { calledBy } from '@domain/holders/people';
import type { Prospect } from '@domain/holders/prospect';
import type { Entry } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import { addressLines } from '@ui/copy/fr/addressLines';
import { offeredCopy } from '@ui/copy/fr/offered';
import type { Offer } from '@ui/journey/Offers';
import type { Reading } from '@ui/journey/Reading';

type Known = readonly Offer<AddressDraft>[];

const offered = (text: string, fills: Partial<AddressDraft>): Known => [
  { field: 'streetNumber', text, action: offeredCopy.useAddress, fills },
];

/** The address that the document says; `kinds`: of streets. D-63 */
export const addressRead = (reading: Reading, kinds: readonly Entry[]): Known => {
  const { address = '', postalCode = '', city = '' } = reading.facts;
  const text = reading.said(`${address}, ${postalCode} ${city}`.trim());
  if (address === '' || postalCode === '' || text === undefined) return [];
  return offered(text, { country: FRANCE.code, ...streetIn(address, kinds), postalCode });
};

/** The other holder's, as saved. D-63 */
export const addressOf = (holder: Prospect, kinds: readonly Entry[]): Known => {
  const { address } = holder;
  const { streetNumber = '', streetType = '', streetName, postalCode = '', town = '', country = '' } = address;
  if (streetName === undefined) return [];
  const kind = kinds.find(({ code }) => code === streetType)?.label;
  const text = offeredCopy.holder(calledBy(holder) ?? '', addressLines(address, kind));
  return offered(text, { country, streetNumber, streetType, streetName, postalCode, town });
};
