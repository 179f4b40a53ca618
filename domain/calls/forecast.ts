import type { BankCall } from './call';

/** Apart from the journey's other calls, because the home page makes it before the journey has loaded. */
export const forecastCart = { number: '2, 3', method: 'GET', path: '/public/cart/anticipate', auth: 'none' } as const satisfies BankCall;
