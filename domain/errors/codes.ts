/** The 15 functional codes of section 8; any other counts as generic. ERR-01 */
export const functionalCodes = [
  'generic',
  'authentication',
  'exclusionProspect',
  'EXISTING_KEY_IN_LOCK_CACHE',
  'MAXIMUM_LIVENESS_COUNT',
  'HOLDER_TOO_YOUNG',
  'EXCLUSION_PROSPECT_AUTRE',
  'EXCLUDED_DEPARTMENT',
  'SUBSCRIPTION_FINALIZED',
  'SUBSCRIPTION_EXCLUDED',
  'SUBSCRIPTION_PURGED',
  'SUBSCRIPTION_UNKNOWN',
  'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN',
  'IDENTICAL_HOLDERS',
  'HOLDER_SIGNATURE_KO',
] as const;
export type FunctionalCode = (typeof functionalCodes)[number];

/** Refusals for which the specification has a page and no code: the codes that a bank could send (proposed). D-82 */
export const proposedCodes = ['SUBSCRIPTION_BLOCKED'] as const;
export type ProposedCode = (typeof proposedCodes)[number];

/** Parses a code; an unknown or missing one counts as generic. ERR-01, D-20 */
export const functionalCode = (code: string | null): FunctionalCode => functionalCodes.find(known => known === code) ?? 'generic';

/** Refusals of a number typed on the resume page; each has its own dialog. */
export const clientIdCodes = ['MISSING_ID', 'MALFORMED_PROSPECT_ID', 'MALFORMED_CLIENT_ID', 'UNKNOWN_CLIENT_ID'] as const;
export type ClientIdCode = (typeof clientIdCodes)[number];

/** The bank's possible decisions at the end of the subscription. FIN-02, D-19 */
export type FinalisationCode = `KO_0${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** The subjects of the error pages, which are the {type} of /error/{type}. ERR-03, ERR-06, RTE-04 */
export const errorPageTypes = [
  'generic',
  'AUTHENTICATION',
  'blocked',
  'rejected',
  'finalized',
  'purged',
  'excluded',
  'identical-holders',
  'too-young',
  'excluded-department',
] as const;
export type ErrorPageType = (typeof errorPageTypes)[number];
