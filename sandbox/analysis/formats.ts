import type { Day } from '@domain/kernel/day';

/** Words in an address that show that the person lives with another, or has only a letter box there. */
const MENTION = /(?<!\p{L})(?:c\/o|chez|aux bons soins|poste restante|bo[iî]te postale|bp ?\d+)(?!\p{L})/iu;

/** The words of MENTION in an address, as printed; undefined: none. */
export const mentionIn = (address: string): string | undefined => MENTION.exec(address)?.[0];

/** A tax notice's reference: 13 capitals and digits that start with the two-digit year of issue, where it is known. */
export const isTaxReference = (reference: string, issued: Day | undefined): boolean =>
  /^\d{2}[A-Z0-9]{11}$/.test(reference) && reference.startsWith(issued?.slice(2, 4) ?? '');

/** The Luhn check: doubles each second digit from the right and sums up all digits; the sum must be a multiple of ten. */
const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

/** An employer needs a name and a SIRET: 14 digits with a valid check digit. */
export const isKnownEmployer = (name: string, siret: string): boolean => name.trim() !== '' && /^\d{14}$/.test(siret) && passesLuhn(siret);
