/** The idempotency key of a call that creates or ends something, the same on each retry. R04 */
export const idempotencyHeader = (idempotencyKey: string): { readonly 'Idempotency-Key': string } => ({
  'Idempotency-Key': idempotencyKey,
});
