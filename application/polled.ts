/**
 * Marks the request of a poll, which leaves once because the poll repeats it. Other reads are retried on a short failure of network or
 * bank. D-30, D-103
 */
export type Polled = 'polled';
