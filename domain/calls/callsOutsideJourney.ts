import type { BankCall } from './call';

/** The loader's calls, before the application runs. D-35 */
export const loaderCalls = {
  getModuleReference: { number: '1', method: 'GET', path: 'modules/{name}.json', auth: 'none' },
} as const satisfies Record<string, BankCall>;

/** Calls that exist outside production only. SES-05, RES-02 */
export const localCalls = {
  localJwt: { number: '27', method: 'GET', path: '/jwt', auth: 'none' },
  localToken: { number: '28', method: 'POST', path: '/eer-local/token', auth: 'none' },
} as const satisfies Record<string, BankCall>;
