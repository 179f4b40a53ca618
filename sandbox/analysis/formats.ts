import type { Day } from '@domain/kernel/day';

/** Words by which an address shows that the person lives with another, or has only a letter box there. */
const MENTION = /(?<!\p{L})(?:c\/o|chez|aux bons soins|poste restante|bo[iî]te postale|bp ?\d+)(?!\p{L})/iu;

/** The words themselves, as printed; undefined where there are none. */
export const mentionIn = (address: string): string | undefined => MENTION.exec(address)?.[0];

/** Reference of a tax notice: 13 capitals and digits that begin with the year of issue, in two digits. */
export const isTaxReference = (reference: string, issued: Day): boolean =>
  /^\d{2}[A-Z0-9]{11}$/.test(reference) && reference.startsWith(issued.slice(2, 4));

/** Each second digit from the right counts double, its own digits added up; the sum is a multiple of ten. */
const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

/** An employer has a name and a SIRET of 14 digits whose last one is right. */
export const isKnownEmployer = (name: string, siret: string): boolean => name.trim() !== '' && /^\d{14}$/.test(siret) && passesLuhn(siret);
