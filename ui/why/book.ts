import { documentsFresh } from '@domain/documents/fresh';
import { documentsIdCardValidity } from '@domain/documents/idCardValidity';
import { documentsLimits } from '@domain/documents/limits';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { holdersDiffer } from '@domain/holders/differ';
import { holdersOwnMobiles } from '@domain/holders/ownMobiles';
import { journeyDeclaredYouth } from '@domain/journey/declaredYouth';
import { isDay } from '@domain/kernel/day';
import { entry } from '@domain/kernel/entry';
import type { Rule } from '@domain/kernel/rule';
import { spoken, type Parameters } from '@domain/kernel/says';
import { offerInsuranceAllowed } from '@domain/offer/insuranceAllowed';
import { offerPriceChange } from '@domain/offer/priceChange';
import { whyMessages as copy } from '@ui/copy/fr/why';

/** What the rule that decided says of it, to the client and to the staff. */
export interface Explanation {
  readonly client: string;
  readonly staff: { readonly title: string; readonly says: string; readonly rule: string; readonly requirements: readonly string[] };
}

/** The days of a case, to be said like what the rule decides with. */
const daysOf = (given: object): Parameters =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: readonly [string, unknown]) => (isDay(value) ? [[name, { value, unit: 'day' }]] : [])),
  );

const explained = <Case, Verdict>(rule: Rule<Case, Verdict>, text: string, days: Parameters): Explanation => {
  const { id, title, says, requirements } = entry(rule);
  const client = spoken({ fr: text, en: text }, { ...rule.parameters, ...days }).fr;
  return { client, staff: { title: title.fr, says: says.fr, rule: id, requirements } };
};

/** A rule that a page explains by one sentence, whatever the case. */
const always =
  <Case, Verdict>(rule: Rule<Case, Verdict>, text: string) =>
  (): Explanation =>
    explained(rule, text, {});

/** A rule asked again with the very case, and explained by what it answers. */
const answering =
  <Case extends object, Verdict>(rule: Rule<Case, Verdict>, words: (verdict: Verdict) => string) =>
  (given: Case): Explanation =>
    explained(rule, words(rule.decide(given)), daysOf(given));

/** What pages explain. Fetched when a person asks why: everywhere else the rules come without their sentences. XTR-23 */
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
