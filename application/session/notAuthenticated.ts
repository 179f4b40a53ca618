/**
 * Nobody is authenticated for this file: the code did not yield a token, for any reason (RTE-01, MIN-05), or the signed-in user is neither
 * a holder nor the adviser of the file (D-105).
 */
export interface NotAuthenticated {
  readonly kind: 'notAuthenticated';
}

export const notAuthenticated: NotAuthenticated = { kind: 'notAuthenticated' };
