import type { ProofCategory } from '@domain/documents/papers';
import type { ProofFacts } from '@domain/proofs/proof';
import { compared } from './differ';
import type { Prospect } from './prospect';

/** What is typed and also stands on a proof, in the order in which it is shown. */
export const comparables = {
  lastName: 'identity',
  firstName: 'identity',
  birthdate: 'identity',
  address: 'address',
  postalCode: 'address',
  city: 'address',
  employer: 'income',
  netIncome: 'income',
} as const satisfies Readonly<Record<string, ProofCategory>>;

export type Comparable = keyof typeof comparables;

/** One thing as it was typed and as it was read. */
export interface TypedAndRead {
  readonly what: Comparable;
  readonly typed: string;
  readonly read: string;
  readonly same: boolean;
}

const isComparable = (name: string): name is Comparable => Object.hasOwn(comparables, name);
const names = Object.keys(comparables).filter(isComparable);

const typedOf = (
  { identity, birth, address, occupation, monthlyNetIncome }: Prospect,
  streetType = '',
): Readonly<Record<Comparable, string>> => ({
  lastName: identity.lastName ?? '',
  firstName: identity.firstName ?? '',
  birthdate: birth.birthdate ?? '',
  address: [address.streetNumber, streetType, address.streetName].filter(Boolean).join(' '),
  postalCode: address.postalCode ?? '',
  city: address.town ?? '',
  employer: occupation.employer ?? '',
  netIncome: monthlyNetIncome === undefined ? '' : String(monthlyNetIncome),
});

const euros = (amount: string): number => Math.trunc(Number(amount.replace(',', '.')));

/** A family name is the one in use or the one of birth; of several first names the first; a sum counts in whole euros. */
const agree = (person: Prospect, what: Comparable, typed: string, read: string): boolean => {
  if (what === 'netIncome') return euros(typed) === euros(read);
  if (what === 'lastName') return [typed, person.identity.birthName ?? ''].some(name => compared(name) === compared(read));
  if (what === 'firstName') return [read, read.split(',')[0] ?? ''].some(name => compared(name) === compared(typed));
  return compared(typed) === compared(read);
};

/** What a person typed beside what their own proofs say, one line a thing that both have. XTR-22 */
export const typedAndRead = (
  person: Prospect,
  read: Readonly<Partial<Record<ProofCategory, ProofFacts>>>,
  streetType?: string,
): readonly TypedAndRead[] =>
  names.flatMap(what => {
    const typed = typedOf(person, streetType)[what];
    const found = read[comparables[what]]?.[what] ?? '';
    return typed === '' || found === '' ? [] : [{ what, typed, read: found, same: agree(person, what, typed, found) }];
  });

/** Things of which two holders often, but not always, have the same. */
export const shared = ['lastName', 'address', 'postalCode', 'city'] as const satisfies readonly Comparable[];

export interface AcrossPeople {
  readonly what: (typeof shared)[number];
  readonly holder: string;
  readonly coHolder: string;
  readonly same: boolean;
}

/** What the two holders of a joint file typed, side by side. XTR-22 */
export const acrossPeople = (
  holder: Prospect,
  coHolder: Prospect,
  streetTypes: { readonly TIT?: string | undefined; readonly COT?: string | undefined } = {},
): readonly AcrossPeople[] => {
  const [one, other] = [typedOf(holder, streetTypes.TIT), typedOf(coHolder, streetTypes.COT)];
  return shared.flatMap(what =>
    one[what] === '' || other[what] === ''
      ? []
      : [{ what, holder: one[what], coHolder: other[what], same: compared(one[what]) === compared(other[what]) }],
  );
};
