import { REFERENCE, type Language } from '@domain/brand/languages';

/** The OAuth client, and the address to which the identity provider returns. */
export interface AuthorizeClient {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly redirectUrl: string;
}

interface Asked {
  readonly state: string;
  readonly challenge: string;
  readonly hint: string;
  readonly asks?: boolean;
}

/**
 * The identity provider's authorize address, with PKCE and `state` (D-07). An empty `hint` is left out: the provider knows the person from
 * an e-mailed link. `asks`: the provider asks for the number even if it knows a person (OpenID Connect, `prompt`). A page that is not French
 * asks for its own language (`ui_locales`). RTE-07, MIN-02, XTR-12
 */
export const authorizeAddress = (
  { authorizeUrl, clientId, redirectUrl }: AuthorizeClient,
  { state, challenge, hint, asks = false }: Asked,
  language: Language,
): string => {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUrl,
    response_type: 'code',
    scope: 'openid',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(hint === '' ? {} : { login_hint: hint }),
    ...(asks ? { prompt: 'login' } : {}),
    ...(language === REFERENCE ? {} : { ui_locales: language }),
  });
  return `${authorizeUrl}?${query.toString()}`;
};
