import type { ErrorPageType } from '@domain/errors/codes';
import type { InformationPage } from '@domain/errors/destination';

/** What a page of refusal offers; the first one helps most and is the filled button. */
export type Act = 'again' | 'main' | 'identify' | 'newRequest' | 'appointment' | 'customerArea';

/** What an adviser cannot do from here: identify as the client, begin without the workstation, enter the client's area. */
const ofClients: readonly Act[] = ['identify', 'newRequest', 'customerArea'];

export const actsOfAdvisers = (acts: readonly Act[]): readonly Act[] => acts.filter(act => !ofClients.includes(act));

/** Each page has the button that its words promise, and none that cannot help. ERR-03, ERR-06, D-60 */
export const errorActs: Readonly<Record<ErrorPageType, readonly [Act, ...Act[]]>> = {
  generic: ['again'],
  AUTHENTICATION: ['main', 'appointment'],
  blocked: ['appointment'],
  rejected: ['appointment'],
  finalized: ['customerArea'],
  purged: ['newRequest', 'appointment'],
  excluded: ['appointment'],
  'identical-holders': ['main', 'appointment'],
  'too-young': ['appointment', 'main'],
  'excluded-department': ['appointment'],
};

/** The same of the information pages. RTE-06 */
export const informationActs: Readonly<Record<InformationPage | 'unknown', readonly [Act, ...Act[]]>> = {
  termine: ['customerArea'],
  'delai-depasse': ['newRequest', 'appointment'],
  'suite-non-favorable': ['appointment'],
  finalize: ['appointment'],
  completed: ['customerArea'],
  unknown: ['main'],
};
