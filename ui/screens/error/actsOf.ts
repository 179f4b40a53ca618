import type { ErrorPageType } from '@domain/errors/codes';
import type { InformationPage } from '@domain/errors/destination';

/** Actions of an error or information page; the first is the primary button. */
export type PageAction = 'again' | 'main' | 'identify' | 'newRequest' | 'appointment' | 'customerArea' | 'workstation';

/** Actions that only the client can take: identify, start over, enter the customer area. */
const ofClients: readonly PageAction[] = ['identify', 'newRequest', 'customerArea'];

/** The adviser's pages end at the workstation: what can be done here comes first, an appointment last. ADV-03 */
export const actsOfAdvisers = (acts: readonly PageAction[]): readonly PageAction[] => {
  const own = acts.filter(act => !ofClients.includes(act) && act !== 'appointment');
  return [...own, 'workstation', ...acts.filter(act => act === 'appointment')];
};

/** Actions that each page's text announces. ERR-03, ERR-06, D-60 */
export const errorActs: Readonly<Record<ErrorPageType, readonly [PageAction, ...PageAction[]]>> = {
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

/** RTE-06 */
export const informationActs: Readonly<Record<InformationPage | 'unknown', readonly [PageAction, ...PageAction[]]>> = {
  termine: ['customerArea'],
  'delai-depasse': ['newRequest', 'appointment'],
  'suite-non-favorable': ['appointment'],
  finalize: ['appointment'],
  completed: ['customerArea'],
  unknown: ['main'],
};
