import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';
import { variants } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { escaped, plainPage } from '../pages';
import { refuse, sent } from '../api/answers';
import { whoFollows } from '../access/routes';
import { renewLink } from '../access/links';
import { applicantOf, personOfUuid } from '../api/session';
import { AccessToken, AuthorizationCode, Challenge, type Subscription } from '../store/documents';

const TRIES = 5;
const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_SECONDS = 1_800;
const TITLE = 'Confirmez votre téléphone';

const Asked = t.type({
  client_id: t.string,
  redirect_uri: t.string,
  response_type: t.literal('code'),
  scope: t.string,
  state: t.string,
  code_challenge: t.string,
  code_challenge_method: t.literal('S256'),
});
/** `login_hint`: whose phone to prove; without it, the cookie of an e-mailed link says it. */
const Authorize = t.intersection([Asked, t.partial({ login_hint: t.string })]);
type Authorize = t.TypeOf<typeof Authorize>;

const Proof = t.intersection([Authorize, t.partial({ challenge: t.string, code: t.string, again: t.string })]);
const TokenRequest = t.intersection([
  t.type({ type: t.string, client_id: t.string, redirect_uri: t.string, code: t.string, code_verifier: t.string }),
  t.partial({ grant_type: t.string, client_secret: t.string }),
]);

const clients: readonly string[] = variants;
/** The redirect address that every client has registered: its own origin's main screen. */
const registered = (address: string): boolean => /^https?:\/\/localhost:\d+\/ouvrirmoncompte\/main$/.test(address);

const hidden = (query: Authorize): string =>
  [...Object.keys(Asked.props), 'login_hint']
    .map(name => `<input type="hidden" name="${name}" value="${escaped(Object.entries(query).find(([key]) => key === name)?.[1] ?? '')}">`)
    .join('');

const mobileOf = (subscription: Subscription, who: 'TIT' | 'COT') => ({ mobile: applicantOf(subscription, who).person.mobilePhone });

const maskedMobile = (mobile: string): string => `•• •• •• •• ${mobile.slice(-2)}`;

const form = (query: Authorize, challenge: string, mobile: string, problem?: string): string =>
  plainPage({
    title: problem ? `Erreur : ${TITLE}` : TITLE,
    body:
      `<div class="narrow card"><h1>${TITLE}</h1><p>Nous avons envoyé un code par SMS au ${maskedMobile(mobile)}.</p>` +
      `<form method="post" action="/identite/authorize" novalidate>${hidden(query)}<input type="hidden" name="challenge" value="${challenge}">` +
      `<label for="code">Code reçu par SMS</label><p class="hint" id="hint">6 chiffres</p>` +
      (problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '') +
      `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint${problem ? ' problem' : ''}"` +
      `${problem ? ' aria-invalid="true" autofocus' : ''}><div><button type="submit">Confirmer</button>` +
      `<button class="quiet" type="submit" name="again" value="1">Renvoyer le code</button></div></form></div>`,
  });

const refusedPage = (sentence: string): string =>
  plainPage({
    title: 'Identification impossible',
    body: `<div class="narrow card"><h1>Identification impossible</h1><p>${escaped(sentence)}</p></div>`,
  });

/** The identity provider: the phone is proven with a code by SMS; codes are usable once; PKCE is checked. D-07, X08 */
export const identityRoutes = (app: FastifyInstance, bank: Bank): void => {
  const sendCode = ({ id: subscription }: Subscription, mobile: string): string => {
    const id = bank.identifier('challenge');
    const code = bank.sixDigits();
    bank.store.put('challenge', id, { id, code, triesLeft: TRIES, subscription });
    bank.say('sms', mobile, `Votre code de confirmation : ${code}. Ne le communiquez à personne.`);
    return id;
  };
  /** Whose phone is to be proven, of which file. */
  const asked = (query: Authorize, cookie: string | undefined) => {
    if (!clients.includes(query.client_id) || !registered(query.redirect_uri)) return undefined;
    const hinted = personOfUuid(bank, query.login_hint ?? '');
    if (hinted) return { ...hinted, ...mobileOf(hinted.subscription, hinted.participant) };
    const follows = whoFollows(bank, cookie);
    const subscription = follows && bank.subscription(follows.subscription);
    return subscription && { subscription, participant: follows.participant, ...mobileOf(subscription, follows.participant) };
  };
  const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);
  const proven = (reply: FastifyReply, query: Authorize, subscription: string, participant: 'TIT' | 'COT') => {
    const code = bank.secret();
    const { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge } = query;
    bank.store.put('code', code, {
      code,
      clientId,
      redirectUri,
      challenge,
      subscription,
      participant,
      expires: bank.millis() + CODE_LIFE_MS,
      used: false,
    });
    return reply.redirect(`${redirectUri}?${new URLSearchParams({ code, state: query.state }).toString()}`, 303);
  };

  app.get('/identite/authorize', async (request, reply) => {
    const query = sent(reply, request.query, Authorize);
    if (!query) return reply;
    const who = asked(query, request.headers.cookie);
    if (!who)
      return html(reply, refusedPage('Cette demande d’identification n’est pas reconnue. Suivez le lien de notre dernier e-mail.'), 400);
    return html(reply, form(query, sendCode(who.subscription, who.mobile), who.mobile));
  });

  app.post('/identite/authorize', async (request, reply) => {
    const query = sent(reply, request.body, Proof);
    const who = query && asked(query, request.headers.cookie);
    if (!query || !who) return reply.sent || !query ? reply : html(reply, refusedPage('Cette demande n’est pas reconnue.'), 400);
    const { subscription, participant, mobile } = who;
    const challenge = bank.store.get('challenge', query.challenge ?? '', Challenge);
    if (query.again || !challenge || challenge.triesLeft < 1) {
      const problem = query.again ? undefined : 'Ce code n’est plus valable. Nous venons de vous en envoyer un nouveau.';
      return html(reply, form(query, sendCode(subscription, mobile), mobile, problem));
    }
    if (challenge.code === (query.code ?? '').replace(/\s/g, '')) {
      bank.store.remove('challenge', challenge.id);
      return proven(reply, query, subscription.id, participant);
    }
    const triesLeft = challenge.triesLeft - 1;
    bank.store.put('challenge', challenge.id, { ...challenge, triesLeft });
    const left =
      triesLeft > 1 ? `Il vous reste ${triesLeft} essais.` : triesLeft === 1 ? 'Il vous reste 1 essai.' : 'Demandez un nouveau code.';
    return html(reply, form(query, challenge.id, mobile, `Ce code n’est pas le bon. ${left}`));
  });

  app.post('/identite/token', async (request, reply) => {
    const body = sent(reply, request.body, TokenRequest);
    if (!body) return reply;
    if (!clients.includes(body.client_id)) return refuse(reply, 401, { error: 'invalid_client' });
    const code = bank.store.get('code', body.code, AuthorizationCode);
    const verified = code && createHash('sha256').update(body.code_verifier).digest('base64url') === code.challenge;
    const fits = code && code.clientId === body.client_id && code.redirectUri === body.redirect_uri;
    if (!code || !verified || !fits || code.used || code.expires <= bank.millis()) return refuse(reply, 400, { error: 'invalid_grant' });
    bank.store.put('code', code.code, { ...code, used: true });
    const token: t.TypeOf<typeof AccessToken> = {
      value: bank.secret(),
      subscription: code.subscription,
      participant: code.participant ?? 'TIT',
      expires: bank.millis() + TOKEN_LIFE_SECONDS * 1_000,
    };
    bank.store.put('token', token.value, token);
    renewLink(bank, token.subscription, token.participant ?? 'TIT');
    return reply.send({ access_token: token.value, token_type: 'Bearer', efs: bank.number(), expires_in: TOKEN_LIFE_SECONDS });
  });
};
