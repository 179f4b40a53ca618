import { townForPeople } from '@domain/field/townForPeople';
import type { Prospect } from '@domain/holders/prospect';

/** Formats an address on one line, as people write it: '12 rue des Tilleuls, 44000 Nantes'. `streetType`: its label, when the list has loaded. */
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
  const type = streetNumber ? streetType?.replace(/^\p{Lu}(?=\p{Ll})/u, initial => initial.toLowerCase()) : streetType; // a code stays
  const street = [streetNumber, type, streetName].filter(Boolean).join(' ');
  const place = [postalCode, town && townForPeople(town)].filter(Boolean).join(' ');
  return [street, complement, place].filter(Boolean).join(', ');
};
