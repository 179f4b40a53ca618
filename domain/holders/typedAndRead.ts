import type { ProofCategory } from '@domain/proofs/papers';
import type { ProofFacts } from '@domain/proofs/proof';
import { firstNameAgrees, lastNameAgrees, printedOn, type PrintedNames } from './printedName';
import { sameName } from '@domain/field/sameName';
import type { Prospect } from './prospect';
import { holdersValueAsPrinted } from './valueAsPrinted';

/** Data that a form and a proof both have, in the order of the page. */
export const comparables = {
  lastName: 'identity',
  birthName: 'identity',
  firstName: 'identity',
  birthdate: 'identity',
  address: 'address',
  postalCode: 'address',
  city: 'address',
  employer: 'income',
  netIncome: 'income',
} as const satisfies Readonly<Record<string, ProofCategory>>;

export type Comparable = keyof typeof comparables;

/** One field's typed value and its value on the proof. */
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
  birthName: identity.birthName ?? '',
  firstName: identity.firstName ?? '',
  birthdate: birth.birthdate ?? '',
  address: [address.streetNumber, streetType, address.streetName].filter(Boolean).join(' '),
  postalCode: address.postalCode ?? '',
  city: address.town ?? '',
  employer: occupation.employer ?? '',
  netIncome: monthlyNetIncome === undefined ? '' : String(monthlyNetIncome),
});

const namesIn = (facts: ProofFacts): PrintedNames => ({ lastName: facts['lastName'] ?? '', firstName: facts['firstName'] ?? '' });

/** The rule of each kind of value; each name is compared separately where the birth name has its own field (D-120). */
const agree = ({ identity, address }: Prospect, what: Comparable, typed: string, facts: ProofFacts, streetType: string): boolean => {
  const { firstName = '', lastName = '', birthName } = identity;
  const declared = { firstName, lastName, birthName };
  const inUse = { firstName, lastName };
  const read = facts[what] ?? '';
  if (what === 'lastName')
    return lastNameAgrees(facts['birthName'] === undefined ? declared : inUse, namesIn(facts), printedOn('identity'));
  if (what === 'birthName')
    return lastNameAgrees({ firstName, lastName: typed }, { ...namesIn(facts), lastName: read }, printedOn('identity'));
  if (what === 'firstName') return firstNameAgrees(declared, namesIn(facts), printedOn('identity'));
  return holdersValueAsPrinted.decide({ what, typed, read, street: { type: streetType, name: address.streetName ?? '' } });
};

/** The data that a person typed and that their proofs contain too, one line each. XTR-22 */
export const typedAndRead = (
  person: Prospect,
  read: Readonly<Partial<Record<ProofCategory, ProofFacts>>>,
  streetType = '',
): readonly TypedAndRead[] =>
  names.flatMap(what => {
    const typed = typedOf(person, streetType)[what];
    const facts = read[comparables[what]] ?? {};
    const found = facts[what] ?? '';
    return typed === '' || found === '' ? [] : [{ what, typed, read: found, same: agree(person, what, typed, facts, streetType) }];
  });

/** Fields in which two holders often, but not always, have the same value. */
export const shared = ['lastName', 'address', 'postalCode', 'city'] as const satisfies readonly Comparable[];

export interface AcrossPeople {
  readonly what: (typeof shared)[number];
  readonly holder: string;
  readonly coHolder: string;
  readonly same: boolean;
}

/** The data that the two holders of a joint file typed, side by side. XTR-22 */
export const acrossPeople = (
  holder: Prospect,
  coHolder: Prospect,
  streetTypes: { readonly TIT?: string | undefined; readonly COT?: string | undefined } = {},
): readonly AcrossPeople[] => {
  const [one, other] = [typedOf(holder, streetTypes.TIT), typedOf(coHolder, streetTypes.COT)];
  return shared.flatMap(what =>
    one[what] === '' || other[what] === ''
      ? []
      : [{ what, holder: one[what], coHolder: other[what], same: sameName(one[what], other[what]) }],
  );
};
