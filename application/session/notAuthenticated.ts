/**
 * No user is authenticated for this dossier: the code gave no token, for any reason (RTE-01, MIN-05), or the signed-in user is neither a
 * holder nor the adviser of the dossier (D-105).
 */
export interface NotAuthenticated {
  readonly kind: 'notAuthenticated';
}

export const notAuthenticated: NotAuthenticated = { kind: 'notAuthenticated' };
