import type { BankCall } from './call';

/** The calls of the minimal application, which has no session. D-42 */
export const minimalCalls = {
  exchangeLinkCode: { number: '25', method: 'POST', path: '/token', auth: 'cookies' },
  getMyType: { number: '38', method: 'GET', path: '/v1/states/me/type', auth: 'bearer' },
  sendSms: { number: '43', method: 'POST', path: '/public/sms', auth: 'none' },
} as const satisfies Record<string, BankCall>;
