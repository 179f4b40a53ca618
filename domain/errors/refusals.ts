import type { Condition } from '@domain/kernel/table';
import { errorPageTypes, functionalCodes, type ClientIdCode, type FinalisationCode, type FunctionalCode, type ProposedCode } from './codes';
import { informationSlugs, type ErrorDestination, type InformationSlug } from './destination';

/** A page that explains a refusal to the person, and the next steps. */
export type ExplainedPage = ErrorDestination | `information/${InformationSlug}`;

/** The possible outcomes of a refusal, by the moment at which the bank sends it. */
export interface Outcomes {
  /** The person submits the applicant's details. INF-05 */
  readonly creation: ExplainedPage | 'mobile-used' | 'captcha' | 'alert';
  /** The person enters or re-enters the journey. ERR-02 */
  readonly startup: ExplainedPage;
  /** The person saves or sends a part of the file. ERR-05 */
  readonly action: ExplainedPage | 'income-missing' | 'too-large' | 'sms-pending' | 'last-attempt' | 'alert';
  /** The holder has signed, or the subscription ends. FIN-02 */
  readonly end: 'error/rejected' | 'main/generic' | 'main' | 'signature-void';
  /** The person types a number to resume a file. RES-02 */
  readonly resume: ClientIdCode | 'technical';
}
export type Moment = keyof Outcomes;

/** A refusal has an outcome for at least one moment. */
type Refusal = { readonly [When in Moment]: Readonly<Pick<Outcomes, When>> & { readonly [Other in Moment]?: Outcomes[Other] } }[Moment];

/**
 * The functional codes of section 8, the codes of numbers and decisions, and the refusals without a functional code. `too_large`: a 413,
 * whatever its body.
 */
export type RefusalCode =
  FunctionalCode | ProposedCode | ClientIdCode | FinalisationCode | 'mobile_already_used' | 'captcha_refused' | 'too_large';

const anywhere = <const Page extends ExplainedPage>(page: Page) => ({ creation: page, startup: page, action: page }) as const;
const closed = <const Slug extends InformationSlug>(slug: Slug) =>
  ({ startup: `information/${slug}`, action: `information/${slug}` }) as const;
const unrouted = { creation: 'alert', startup: 'error/generic', action: 'alert', end: 'main' } as const;

/** Every code of the bank, with its moments and outcomes; a code without a row does not compile. ERR-01, ERR-02, ERR-06 */
export const refusals = {
  generic: unrouted,
  authentication: unrouted,
  EXCLUSION_PROSPECT_AUTRE: anywhere('error/excluded'),
  exclusionProspect: anywhere('error/excluded'),
  HOLDER_TOO_YOUNG: anywhere('error/too-young'),
  EXCLUDED_DEPARTMENT: anywhere('error/excluded-department'),
  IDENTICAL_HOLDERS: anywhere('error/identical-holders'),
  SUBSCRIPTION_FINALIZED: closed('termine'),
  SUBSCRIPTION_PURGED: closed('delai-depasse'),
  SUBSCRIPTION_EXCLUDED: closed('suite-non-favorable'),
  SUBSCRIPTION_BLOCKED: { startup: 'error/blocked', action: 'error/blocked' },
  SUBSCRIPTION_UNKNOWN: { startup: 'error/generic', action: 'alert', resume: 'technical' },
  EXISTING_KEY_IN_LOCK_CACHE: { action: 'sms-pending' },
  MAXIMUM_LIVENESS_COUNT: { action: 'last-attempt' },
  INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN: { action: 'income-missing' },
  HOLDER_SIGNATURE_KO: { end: 'signature-void' },
  MISSING_ID: { resume: 'MISSING_ID' },
  MALFORMED_PROSPECT_ID: { resume: 'MALFORMED_PROSPECT_ID' },
  MALFORMED_CLIENT_ID: { resume: 'MALFORMED_CLIENT_ID' },
  UNKNOWN_CLIENT_ID: { resume: 'UNKNOWN_CLIENT_ID' },
  KO_00: { end: 'error/rejected' },
  KO_01: { end: 'error/rejected' },
  KO_02: { end: 'error/rejected' },
  KO_03: { end: 'main' },
  KO_04: { end: 'main/generic' },
  KO_05: { end: 'error/rejected' },
  KO_06: { end: 'error/rejected' },
  KO_07: { end: 'main' },
  KO_08: { end: 'error/rejected' },
  mobile_already_used: { creation: 'mobile-used' },
  captcha_refused: { creation: 'captcha' },
  too_large: { action: 'too-large' },
} as const satisfies Readonly<Record<RefusalCode, Refusal>>;

const table: Readonly<Record<RefusalCode, { readonly [When in Moment]?: Outcomes[When] }>> = refusals;
export const isKnownRefusal = (code: string): code is RefusalCode => Object.hasOwn(table, code);
const codes: readonly RefusalCode[] = Object.keys(table).filter(isKnownRefusal);

/** The outcome of a code at a moment; undefined: the table has no row for it (D-20). */
export const outcomeAt = <When extends Moment>(moment: When, code: string | null): Outcomes[When] | undefined =>
  code !== null && isKnownRefusal(code) ? table[code][moment] : undefined;

const explainedPages: readonly ExplainedPage[] = [
  ...errorPageTypes.map(type => `error/${type}` as const),
  ...informationSlugs.map(slug => `information/${slug}` as const),
];

/** The page that explains a code at a moment; undefined: the outcome is no page. */
export const pageAt = (moment: 'creation' | 'startup' | 'action', code: string): ExplainedPage | undefined => {
  const outcome = outcomeAt(moment, code);
  return explainedPages.find(page => page === outcome);
};

/** The codes by which the bank creates no dossier, and whose page says why; `exclusionProspect` is the front end's own word. ERR-06 */
export const excludingCodes = functionalCodes.filter(
  code => code !== 'exclusionProspect' && pageAt('creation', code)?.startsWith('error/') === true,
);

/** The {type} of /error/{type} in the letters that it is known by, a page's before a code's; an unknown one as it is. RTE-04, D-112 */
export const usualType = (type: string): string =>
  [...errorPageTypes, ...codes].find(known => known.toLowerCase() === type.toLowerCase()) ?? type;

/** The codes with this outcome at that moment. */
export const codesLeading = <When extends Moment>(moment: When, outcome: Outcomes[When]): readonly RefusalCode[] =>
  codes.filter(code => table[code][moment] === outcome);

/** The codes of `codesLeading` as a condition in a decision table. */
export const leading = <When extends Moment>(moment: When, outcome: Outcomes[When]): Condition<string | null> => {
  const [first, ...others] = codesLeading(moment, outcome);
  return first !== undefined && others.length === 0 ? first : { oneOf: codesLeading(moment, outcome) };
};

/** Codes that refuse the account. FIN-02, D-19 */
export const rejections = codesLeading('end', 'error/rejected');

/** Codes of a finalisation that failed without a decision. FIN-02 */
export const finalisationFailures = codesLeading('end', 'main/generic');
