import type { Prospect } from '@domain/holders/prospect';

/** Formats an address on one line. `streetType`: its label, when the list has loaded. */
export const addressLines = (
  {
    streetNumber,
    streetName,
    complement,
    postalCode,
    town,
  }: Pick<Prospect['address'], 'streetNumber' | 'streetName' | 'complement' | 'postalCode' | 'town'>,
  streetType?: string,
): string => {
  const street = [streetNumber, streetType, streetName].filter(Boolean).join(' ');
  const place = [postalCode, town].filter(Boolean).join(' ');
  return [street, complement, place].filter(Boolean).join(', ');
};
