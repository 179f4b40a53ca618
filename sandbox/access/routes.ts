import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { refuse } from '../api/answers';
import { personOfUuid } from '../api/session';
import type { Bank } from '../bank';
import { marked } from '../board';
import { digits } from '../phone/guard';
import { codeSms } from '../phone/words';
import { askingFront, knownFronts } from '../places';
import { smsRefusal } from '../smsRefusals';
import { renewLink } from './links';
import { emailOf, languageOfPerson } from '../store/applicants';
import { AccessLink, applicantOf, Kept } from '../store/documents';
import { serve } from '../api/serve';
import { brandOf } from '../brands';

const TOKEN_LIFE_SECONDS = 600;
const Exchange = t.type({ client_id: t.string, grant_type: t.literal('authorization_code'), code: t.string });
const SmsQuery = t.type({ uuid: t.string, client_id: t.string });
const SMS_LOCK_MS = 60_000;
/** Maximum number of SMS to one number in the 24 hours after the first, whichever file names it. D-100 */
const MOST_SMS = 5;
const SMS_DAY_MS = 24 * 60 * 60_000;
const Sent = t.type({ since: t.number, at: t.number, times: t.number });

/**
 * Calls 25 and 43. A cookie names the person to the identity provider: the link's code is enough to receive an SMS code, but not to sign
 * in.
 */
export const accessRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.exchangeLinkCode, async (request, reply) => {
    if (!Exchange.is(request.body) || request.body.code === '') return refuse(reply, 400, { error: 'invalid_request' });
    const link = bank.store.get('link', request.body.code, AccessLink);
    if (!link || link.used || link.expires <= bank.millis()) {
      if (link) renewLink(bank, link.subscription, link.participant);
      return refuse(reply, 400, { error: 'invalid_grant' });
    }
    bank.store.put('link', link.code, { ...link, used: true });
    const { subscription, participant } = link;
    const value = bank.secret();
    bank.store.put('token', value, {
      value,
      scope: 'link',
      subscription,
      participant,
      expires: bank.millis() + TOKEN_LIFE_SECONDS * 1_000,
    });
    const dossier = bank.subscription(subscription);
    if (dossier) bank.keep(marked(dossier, participant, { linkOpened: bank.now() }));
    const who = bank.secret();
    bank.store.put('who', who, { answer: { subscription, participant } });
    void reply.header('Set-Cookie', `qui=${who}; Path=/identite; HttpOnly; SameSite=Lax`);
    return reply.send({ access_token: value, token_type: 'Bearer', efs: bank.number(), expires_in: TOKEN_LIFE_SECONDS });
  });

  serve(app, bankCalls.sendSms, async (request, reply) => {
    if (!SmsQuery.is(request.query)) return refuse(reply, 400, { technicalCode: 'MALFORMED' });
    const { uuid } = request.query;
    const named = personOfUuid(bank, uuid);
    if (!named) return refuse(reply, 404, { error: 'not_found' });
    const applicant = applicantOf(named.subscription, named.participant);
    const { mobilePhone } = applicant.person;
    const refusal = smsRefusal(emailOf(applicant), 'areaSms');
    if (refusal) return reply.code(refusal.status).send(refusal.body);
    const earlier = bank.store.get('sms', digits(mobilePhone), Sent);
    const before = earlier && earlier.since + SMS_DAY_MS > bank.millis() ? earlier : undefined;
    if ((before?.times ?? 0) >= MOST_SMS) return reply.code(403).send();
    if (before && before.at + SMS_LOCK_MS > bank.millis()) return refuse(reply, 409, { functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' });
    bank.store.put('sms', digits(mobilePhone), {
      since: before?.since ?? bank.millis(),
      at: bank.millis(),
      times: (before?.times ?? 0) + 1,
    });
    const page = askingFront(bank, request, named.subscription.front ?? knownFronts(bank)[0] ?? '');
    bank.say(
      'sms',
      mobilePhone,
      codeSms({ brand: brandOf(named.subscription), language: languageOfPerson(applicant), purpose: 'area', code: bank.sixDigits(), page }),
    );
    return reply.code(204).send();
  });
};

const Follower = t.type({ subscription: t.string, participant: t.keyof({ TIT: null, COT: null }) });

const whoIn = (cookie: string | undefined): string | undefined => /(?:^|;\s*)qui=([\w-]+)/.exec(cookie ?? '')?.[1];

/** The person who followed an e-mailed link, from call 25's cookie, until they have signed in. */
export const whoFollows = (bank: Bank, cookie: string | undefined): t.TypeOf<typeof Follower> | undefined => {
  const value = whoIn(cookie);
  const stored: unknown = value && bank.store.get('who', value, Kept)?.answer;
  return Follower.is(stored) ? stored : undefined;
};

/** Forgets the person: the next visitor must sign in. */
export const forgetFollower = (bank: Bank, reply: FastifyReply): void => {
  const value = whoIn(reply.request.headers.cookie);
  if (value === undefined) return;
  bank.store.remove('who', value);
  void reply.header('Set-Cookie', 'qui=; Path=/identite; HttpOnly; SameSite=Lax; Max-Age=0');
};
