import { documentsFresh } from '@domain/proofs/fresh';
import { documentsIdCardValidity } from '@domain/proofs/idCardValidity';
import { documentsLimits } from '@domain/proofs/limits';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { holdersDiffer } from '@domain/holders/differ';
import { holdersOwnMobiles } from '@domain/holders/ownMobiles';
import { journeyDeclaredYouth } from '@domain/journey/declaredYouth';
import { isDay } from '@domain/kernel/day';
import { entry } from '@domain/kernel/entry';
import type { Rule } from '@domain/kernel/rule';
import type { Parameters } from '@domain/kernel/says';
import { offerInsuranceAllowed } from '@domain/offer/insuranceAllowed';
import { offerPriceChange } from '@domain/offer/priceChange';
import { filled } from '@messages/filled';
import { whyMessages as copy } from '@messages/why';

/** Explanation of a rule, for the client and for staff. */
export interface Explanation {
  readonly client: string;
  readonly staff: { readonly title: string; readonly says: string; readonly rule: string; readonly requirements: readonly string[] };
}

/** Dates of a case, formatted like the rule's parameters. */
const daysOf = (given: object): Parameters =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: readonly [string, unknown]) => (isDay(value) ? [[name, { value, unit: 'day' }]] : [])),
  );

const explained = <Case, Verdict>(rule: Rule<Case, Verdict>, text: string, days: Parameters): Explanation => {
  const { id, title, says, requirements } = entry(rule);
  return { client: filled(text, { ...rule.parameters, ...days }), staff: { title: title.fr, says: says.fr, rule: id, requirements } };
};

/** A rule with one explanation for all cases. */
const always =
  <Case, Verdict>(rule: Rule<Case, Verdict>, text: string) =>
  (): Explanation =>
    explained(rule, text, {});

/** A rule that decides the same case again; its verdict selects the explanation. */
const answering =
  <Case extends object, Verdict>(rule: Rule<Case, Verdict>, words: (verdict: Verdict) => string) =>
  (given: Case): Explanation =>
    explained(rule, words(rule.decide(given)), daysOf(given));

/** Loaded on demand: elsewhere the rules are bundled without their sentences. XTR-23 */
export const book = {
  birthdate: answering(eligibilityBirthdate, verdict => copy.birthdate[verdict.valid ? 'invalid' : verdict.reason]),
  age: always(journeyDeclaredYouth, copy.age),
  differ: always(holdersDiffer, copy.differ),
  ownMobiles: always(holdersOwnMobiles, copy.ownMobiles),
  limits: always(documentsLimits, copy.limits),
  fresh: always(documentsFresh, copy.fresh),
  idCard: always(documentsIdCardValidity, copy.idCard),
  price: answering(offerPriceChange, verdict => copy.price[verdict]),
  youth: always(eligibilityYouth, copy.youth),
  insurance: always(offerInsuranceAllowed, copy.insurance),
} as const;

export type Book = typeof book;
