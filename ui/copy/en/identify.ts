import type { Wording } from '../byReader';
import type * as fr from '../fr/identify';

/** Link to the identification by mobile, on pages shown after the session ended. D-58 */
export const identifyByMobile: Wording<typeof fr.identifyByMobile> = 'Sign in with my mobile';
