/** The 15 kinds of refusal that the bank names (section 8); any other is read as generic. ERR-01 */
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

/** Refusals that the specification has a page for and no code: what a bank that blocks a file answers (proposed). D-82 */
export const proposedCodes = ['SUBSCRIPTION_BLOCKED'] as const;
export type ProposedCode = (typeof proposedCodes)[number];

/** Reads a code; an unknown one, and none, is generic. ERR-01, D-20 */
export const functionalCode = (code: string | null): FunctionalCode => functionalCodes.find(known => known === code) ?? 'generic';

/** Refusals of an identifier typed on the resume page; each has its own modal. */
export const clientIdCodes = ['MISSING_ID', 'MALFORMED_PROSPECT_ID', 'MALFORMED_CLIENT_ID', 'UNKNOWN_CLIENT_ID'] as const;
export type ClientIdCode = (typeof clientIdCodes)[number];

/** What the bank may answer when the subscription ends. FIN-02, D-19 */
export type FinalisationCode = `KO_0${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** What the error pages are about, also the {type} of /error/{type}. ERR-03, ERR-06, RTE-04 */
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
