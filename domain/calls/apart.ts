import type { BankCall } from './call';

/** What the loader calls before there is an application. D-35 */
export const loaderCalls = {
  getModuleReference: { number: '1', method: 'GET', path: 'modules/{name}.json', auth: 'none' },
} as const satisfies Record<string, BankCall>;

/** What is called outside production alone. SES-05, RES-02 */
export const localCalls = {
  localJwt: { number: '27', method: 'GET', path: '/jwt', auth: 'none' },
  localToken: { number: '28', method: 'POST', path: '/eer-local/token', auth: 'none' },
} as const satisfies Record<string, BankCall>;
