import { CLASSIC_FROM } from '@domain/eligibility/adult';
import type { Wording } from '../byReader';
import type * as fr from '../fr/why';

/** `{name}`: a parameter of the rule or a date of the case. XTR-23 */
export const whyMessages: Wording<typeof fr.whyMessages> = {
  birthdate: {
    'too-young':
      'You can open an account once you are {adult}, from your birthday itself. With the date that you entered, you are not yet {adult} on {today}.',
    'too-far-back': 'We refuse a date that would make you more than {oldest} years old. It is nearly always a typing error in the year.',
    'contradicts-band':
      'The price depends on age. On {today}, the date that you entered does not match the age group that you chose at the start. Correct one or the other.',
    invalid: 'We expect a day that exists, written DD/MM/YYYY. We count the age to the day, and you must have reached the age of {adult}.',
  },
  age: `The law and the price depend on it. The young people’s offer (Offre Jeunes) applies while everyone on the account is under ${CLASSIC_FROM}.`,
  differ:
    'A joint account belongs to two people. They must have a different last name, first name or date of birth. Capital letters, accents, hyphens and spaces do not count.',
  ownMobiles: 'Each holder receives their own codes to sign in and to sign, so we need two different numbers.',
  limits:
    'We read JPEG or PNG photos and PDFs, front and back when the document has both. A PDF can be up to {pdf} MB, and the files of one document up to {total} MB together. They are then sent quickly, even on a slow network.',
  fresh:
    'The document must show your situation today. A payslip must be less than {payslip} months old, a proof of address less than {address} months old.',
  idCard:
    'A card the size of a bank card, or issued after {to}, is valid until the date printed on it. A card issued to an adult from {from} to {to} is valid for {extended} years, even if another date is printed on it. Other cards are valid for {ordinary} years.',
  price: {
    none: 'The price is the one that you confirmed.',
    address:
      'The promotion is for an address in metropolitan France. The price has therefore changed since you confirmed it, so we ask you again.',
    other: 'The price has changed since you confirmed it. We ask you again before you accept it.',
  },
  youth:
    'The young people’s offer (Offre Jeunes) applies while everyone on the account is under {classicFrom}. The date that we read on the identity document decides.',
  insurance:
    'In a joint account, we offer the insurance to the first account holder only. The second account holder has nothing to choose here.',
};
