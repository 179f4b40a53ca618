/** What a call that creates or ends something is known by, however often it is sent. R04 */
export const keyed = (idempotencyKey: string): { readonly 'Idempotency-Key': string } => ({ 'Idempotency-Key': idempotencyKey });
