import { ASKED } from '@domain/brand/asked';
import { REFERENCE } from '@domain/brand/languages';
import { languageMessages } from '@messages/language';
import type { ADVISER_CALL, DestinationName, IDENTIFICATION } from '@application/Settings';

/** For a new tab, which does not know this tab's language. XTR-12 */
const own = (sign: '?' | '&'): string => (languageMessages.own === REFERENCE ? '' : `${sign}${ASKED}=${languageMessages.own}`);

const BASE = '/ouvrirmoncompte';

/**
 * Link to an external destination through the redirect page, which resolves the URL: works before the configuration is
 * loaded. `dossier`: number that an appointment or a call is about. RTE-07, D-06
 */
export const redirectHref = (destination: DestinationName | typeof ADVISER_CALL | typeof IDENTIFICATION, dossier?: string): string =>
  `${BASE}/redirect?vers=${destination}${dossier === undefined ? '' : `&dossier=${dossier}`}${own('&')}`;

/** Written by the build. X24 */
export const licencesHref = `${BASE}/licences.txt`;
export const accessibilityHref = `${BASE}/accessibilite${own('?')}`;
/** In the same tab: a session is known there. */
export const withdrawalHref = `${BASE}/renoncer${own('?')}`;
/** Signs in, then leads to the page of withdrawal. */
export const withdrawalSignInHref = `${redirectHref('identification')}&puis=withdrawal`;
export const complaintHref = `${BASE}/reclamation${own('?')}`;

/** A link to a tab of its own, which learns nothing of this one: typed input stays. XTR-30, X01 */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** A number as people write it, to call. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
