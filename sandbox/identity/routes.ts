import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { fieldMobile } from '@domain/field/mobile';
import { typedMobile } from '@domain/field/typed';
import { ASKED, type Language } from '@domain/brand/languages';
import type { Variant } from '@domain/brand/variant';
import { forgetFollower } from '../access/routes';
import type { Bank } from '../bank';
import { languageOf } from '../language';
import { answer, challengeOf, codeFor, isCode, latest, lives, sendCode, type PhoneToProve } from '../phone/challenge';
import { mayTry } from '../phone/guard';
import { changing } from '../phone/owners';
import { codeWords, type AskedOn } from '../phone/words';
import type { Who } from '../signing';
import { AuthorizationCode, type Challenge } from '../store/documents';
import { Authorize, challengeOfCall, trusted, challengeOfNumber } from './ask';
import { codePage, type CodeShown, lockedPage, mobilePage, refusedPage } from './html';
import { tokenRoutes } from './tokens';
import { identityWords } from './words';

const CODE_LIFE_MS = 60_000;

const Proof = t.intersection([
  Authorize,
  t.partial({
    challenge: t.string,
    code: t.string,
    again: t.string,
    other: t.string,
    mobile: t.string,
    typed: t.string,
    [ASKED]: t.string,
    written: t.string,
  }),
]);
type Proof = t.TypeOf<typeof Proof>;

const Locales = t.type({ ui_locales: t.string });

const wrongCode = (language: Language, triesLeft: number): string => {
  const { wrong, triesLeft: left } = codeWords[language];
  return triesLeft < 1 ? identityWords[language].code.noTryLeft : `${wrong} ${left(triesLeft)}`;
};

const askedOn = ({ redirect_uri: page, ui_locales: locales }: Authorize): AskedOn => ({ page, language: languageOf(locales) });

const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

/** The number identifies the person from now on, to whom the bank writes in the language of this sign-in. D-107, XTR-12 */
const remember = (bank: Bank, id: string, who: Who, language: Language): void => {
  const dossier = bank.subscription(id);
  if (dossier) bank.keep(changing(dossier, who, { language, phoneProven: true }));
};

/**
 * The authorization code that this right code has already brought to this sign-in, as long as it waits for its exchange: a form that is
 * sent twice leads on as if it were sent once, and brings no second authorization code.
 */
const issuedBefore = (bank: Bank, challenge: Challenge, query: Proof): string | undefined => {
  if (!challenge.used || challenge.subscription === undefined || isCode(query.code ?? '', challenge.code) !== true) return undefined;
  return bank.store
    .ofDossier('code', challenge.subscription, AuthorizationCode)
    .find(
      ({ of, state, clientId, redirectUri, challenge: of256, used, expires }) =>
        of === challenge.id &&
        state === query.state &&
        clientId === query.client_id &&
        redirectUri === query.redirect_uri &&
        of256 === query.code_challenge &&
        !used &&
        expires > bank.millis(),
    )?.code;
};

/**
 * The identity provider: an SMS code, bound to the person, proves the phone; authorization codes work once; PKCE is checked. D-07, D-58,
 * X08
 */
export const identityRoutes = (app: FastifyInstance, bank: Bank): void => {
  const shown = (challenge: Challenge, typed: boolean, problem?: string): CodeShown => {
    const left = lives(bank, challenge) ? challenge.expires - bank.millis() : 0;
    return { challenge, left, typed, problem };
  };

  /** The page that asks for a code, or the locked page where no further SMS is allowed. */
  const codePageOr = (
    reply: FastifyReply,
    client: Variant,
    query: Authorize,
    challenge: Challenge | undefined,
    byHand: boolean,
    problem?: string,
  ) => (challenge ? html(reply, codePage(client, query, shown(challenge, byHand, problem))) : html(reply, lockedPage(client, query), 429));

  /** Back to the front end, which opens in the language that the person signed in with. */
  const returned = (reply: FastifyReply, query: Authorize, code: string) => {
    const language = query.ui_locales ? { [ASKED]: languageOf(query.ui_locales) } : {};
    return reply.redirect(`${query.redirect_uri}?${new URLSearchParams({ code, state: query.state, ...language }).toString()}`, 303);
  };

  const proven = (reply: FastifyReply, query: Authorize, { id, subscription = '', participant = 'TIT' }: Challenge) => {
    remember(bank, subscription, participant, languageOf(query.ui_locales));
    forgetFollower(bank, reply);
    const code = bank.secret();
    const { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge, state } = query;
    const expires = bank.millis() + CODE_LIFE_MS;
    bank.store.put('code', code, {
      code,
      clientId,
      redirectUri,
      challenge,
      subscription,
      participant,
      expires,
      used: false,
      of: id,
      state,
    });
    return returned(reply, query, code);
  };

  /** Handles a typed code, or the request for another one. The person is the challenge's, whatever else the request contains. */
  const proving = (reply: FastifyReply, client: Variant, query: Proof, challenge: Challenge) => {
    const byHand = query.typed === '1';
    const language = languageOf(query.ui_locales);
    const words = identityWords[language].code;
    const send = (): Challenge | undefined => sendCode(bank, challenge, askedOn(query));
    if (query.again) {
      const sent = send();
      // no further SMS is allowed, but the present code is still valid
      if (!sent && mayTry(bank, challenge.mobile) && lives(bank, challenge))
        return html(reply, codePage(client, query, shown(challenge, byHand, words.noMore)), 429);
      return codePageOr(reply, client, query, sent, byHand);
    }
    const before = issuedBefore(bank, challenge, query);
    if (before !== undefined) return returned(reply, query, before);
    switch (answer(bank, challenge, query.code ?? '')) {
      case 'right':
        return proven(reply, query, challenge);
      case 'locked':
        return html(reply, lockedPage(client, query), 429);
      case 'over':
        return challenge.used
          ? codePageOr(reply, client, query, challenge, byHand, words.used)
          : codePageOr(reply, client, query, send(), byHand, words.over);
      case 'unread':
        return codePageOr(reply, client, query, challenge, byHand, codeWords[language].unread);
      case 'wrong':
        return codePageOr(reply, client, query, challengeOf(bank, challenge.id), byHand, wrongCode(language, challenge.triesLeft - 1));
    }
  };

  /** An old page whose challenge is gone: asks for the newest code, without an SMS. D-88 */
  const outdated = (reply: FastifyReply, client: Variant, query: Proof, phone: PhoneToProve) => {
    const newest = latest(bank, phone);
    const words = identityWords[languageOf(query.ui_locales)].code;
    if (!newest) return codePageOr(reply, client, query, codeFor(bank, phone, askedOn(query)), false, words.over);
    return codePageOr(reply, client, query, newest, false, lives(bank, newest) ? words.later : words.overTyped);
  };

  /** Decodes the request; answers with an error page and returns undefined if it is not trusted. */
  const read = <A extends Authorize>(reply: FastifyReply, value: unknown, codec: t.Type<A>) => {
    const query = codec.is(value) ? value : undefined;
    const client = query && trusted(bank, query);
    if (query && client) return { query, client };
    void html(reply, refusedPage(languageOf(Locales.is(value) ? value.ui_locales : undefined)), 400);
    return undefined;
  };

  /** Shows the page of a form again, with what is typed there. D-75 */
  const inAnotherLanguage = (request: FastifyRequest, reply: FastifyReply, client: Variant, query: Proof, challenge?: Challenge) => {
    if (challenge) return html(reply, codePage(client, query, { ...shown(challenge, query.typed === '1'), written: query.written }));
    const phone = challengeOfCall(bank, query, request.headers.cookie);
    return phone
      ? codePageOr(reply, client, query, codeFor(bank, phone, askedOn(query)), false)
      : html(reply, mobilePage(client, query, undefined, query.written));
  };

  // No HEAD route: a HEAD request would send a code.
  app.get('/identite/authorize', { exposeHeadRoute: false }, async (request: FastifyRequest, reply) => {
    const known = read(reply, request.query, Authorize);
    if (!known) return reply;
    const { query, client } = known;
    const phone = challengeOfCall(bank, query, request.headers.cookie);
    return phone ? codePageOr(reply, client, query, codeFor(bank, phone, askedOn(query)), false) : html(reply, mobilePage(client, query));
  });

  app.post('/identite/authorize', async (request: FastifyRequest, reply) => {
    const known = read(reply, request.body, Proof);
    if (!known) return reply;
    const { query, client } = known;
    const words = identityWords[languageOf(query.ui_locales)];
    const challenge = query.challenge === undefined ? undefined : challengeOf(bank, query.challenge);
    if (query[ASKED] !== undefined) return inAnotherLanguage(request, reply, client, query, challenge);
    if (query.other) return html(reply, mobilePage(client, query));
    if (challenge) return proving(reply, client, query, challenge);
    if (query.mobile !== undefined) {
      const mobile = typedMobile(query.mobile);
      if (!fieldMobile.decide({ value: mobile })) return html(reply, mobilePage(client, query, words.mobile.malformed));
      return codePageOr(reply, client, query, codeFor(bank, challengeOfNumber(bank, mobile), askedOn(query)), true);
    }
    const phone = challengeOfCall(bank, query, request.headers.cookie);
    return phone ? outdated(reply, client, query, phone) : html(reply, mobilePage(client, query, words.code.overTyped));
  });

  tokenRoutes(app, bank);
};
