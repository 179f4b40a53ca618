import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { adviserOf } from '../advisers';
import { renewLink } from '../access/links';
import { refuse, sent } from '../api/answers';
import { below, serve } from '../api/serve';
import type { Bank } from '../bank';
import { AccessToken, AuthorizationCode } from '../store/documents';
import { clientOf } from './ask';

/** The identity provider's path, from the configuration. */
const PROVIDER = '/identite/';
const TOKEN_LIFE_SECONDS = 1_800;

const TokenRequest = t.intersection([
  t.type({ type: t.string, client_id: t.string, redirect_uri: t.string, code: t.string }),
  t.partial({ code_verifier: t.string, grant_type: t.string, client_secret: t.string }),
]);
const Revocation = t.intersection([t.type({ token: t.string }), t.partial({ client_id: t.string, token_type_hint: t.string })]);

const digest = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The token of a code: an adviser's, or that of the person who proved the phone. */
const tokenFrom = (bank: Bank, { adviser, subscription, participant = 'TIT' }: AuthorizationCode): AccessToken => ({
  value: bank.secret(),
  expires: bank.millis() + TOKEN_LIFE_SECONDS * 1_000,
  ...(subscription === undefined ? {} : { subscription }),
  ...(adviser === undefined ? { scope: 'person', participant } : { scope: 'adviser', adviser }),
});

/** Checks PKCE for a code from the authorize page; a code from the workstation has no challenge, and only an adviser has one. */
const proves = ({ challenge, adviser }: AuthorizationCode, verifier: string): boolean =>
  challenge === undefined ? adviser !== undefined && verifier === '' : digest(verifier) === challenge;

/** Call 26, and the revocation of a token (RFC 7009): a sign-out ends the session at the bank too. */
export const tokenRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, below(PROVIDER, bankCalls.exchangeCode), async (request, reply) => {
    const body = sent(reply, request.body, TokenRequest);
    if (!body) return reply;
    if (!clientOf(body.client_id)) return refuse(reply, 401, { error: 'invalid_client' });
    const code = bank.store.get('code', body.code, AuthorizationCode);
    const fits = code && code.clientId === body.client_id && code.redirectUri === body.redirect_uri;
    const verified = fits && proves(code, body.code_verifier ?? '');
    // A second use of a code suggests theft: its token is revoked (RFC 6749 4.1.2).
    if (code?.used && code.token !== undefined) bank.store.remove('token', code.token);
    if (!verified || code.used || code.expires <= bank.millis()) return refuse(reply, 400, { error: 'invalid_grant' });
    const token = tokenFrom(bank, code);
    bank.store.put('token', token.value, token);
    bank.store.put('code', code.code, { ...code, used: true, token: token.value });
    const { subscription, participant = 'TIT', scope } = token;
    if (scope === 'person' && subscription !== undefined) renewLink(bank, subscription, participant);
    const adviser = adviserOf(token.adviser);
    return reply.send({
      access_token: token.value,
      token_type: 'Bearer',
      efs: bank.number(),
      expires_in: TOKEN_LIFE_SECONDS,
      ...(adviser ? { adviser: { name: adviser.name, agency: adviser.agency } } : {}),
    });
  });

  serve(app, below(PROVIDER, bankCalls.revokeToken), async (request, reply) => {
    const body = sent(reply, request.body, Revocation);
    if (!body) return reply;
    bank.store.remove('token', body.token);
    bank.store.remove('jwt', body.token);
    return reply.code(200).send();
  });
};
