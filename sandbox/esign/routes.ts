import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { refuse } from '../api/answers';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import { owesTerms, marked, marksOf } from '../board';
import { documentKinds } from '../documents/documentsFor';
import { sendContactCode } from '../phone/contact';
import { countSent, mayBeSent } from '../phone/guard';
import { codeSms } from '../phone/words';
import { askingFront, knownFronts } from '../places';
import { isChecked, signatureOf, type Who } from '../signing';
import { emailOf, languageOfPerson } from '../store/applicants';
import { applicantOf, type Signature, type Subscription } from '../store/documents';
import { smsRefusal } from '../smsRefusals';
import { asksCodeForEmail, mayDo } from '../windows';
import { signatureOutcome } from './outcome';
import { papersOf } from './papers';
import { serve } from '../api/serve';
import { brandOf } from '../brands';

const LINK_LIFE_MS = 5 * 60_000;
const CEREMONY_LIFE_MS = 15 * 60_000;
/** The minimum time between two codes. */
const LOCK_MS = { normal: 60_000, fast: 300 };
const LOCKED = { functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' };

/** The lifetime of a ceremony, in milliseconds. */
const ceremonyLife = (bank: Bank, subscription: Subscription, who: Who): number =>
  signatureOutcome(bank, subscription, who) === 'expired' ? 0 : CEREMONY_LIFE_MS;

const ceremonyAddress = (bank: Bank, id: string): string => `${bank.situation.origin ?? bank.origins.signature}/ceremonie/${id}`;

const PaperLink = t.type({
  content: t.string,
  label: t.string,
  expires: t.number,
  id: t.string,
  subscription: t.string,
  who: t.keyof({ TIT: null, COT: null }),
});

const StartBody = t.partial({ startBeforeDelay: t.keyof({ '0': null, '1': null }) });

type Exchange = FastifyRequest<{ Params: { id: string } }>;

/** Calls 9, 10, 11 and 44, and the one-time addresses of the documents. */
export const signatureRoutes = (app: FastifyInstance, bank: Bank): void => {
  const mine = (request: Exchange, reply: FastifyReply): Subscription | undefined => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (subscription && subscription.idEne !== request.params.id) {
      void refuse(reply, 404, { error: 'not_found' });
      return undefined;
    }
    return subscription;
  };

  const frontAsking = (request: FastifyRequest, { front }: Subscription): string =>
    askingFront(bank, request, front ?? knownFronts(bank)[0] ?? '');

  serve(app, bankCalls.getOfferDocuments, async (request, reply) => {
    const subscription = mine(request, reply);
    if (!subscription) return reply;
    const who = personAsking(bank, request);
    const theirs = mayDo(subscription, who, 'documents') || mayDo(subscription, who, 'signedDocuments');
    if (!who || !theirs) return refuse(reply, 422, { functionalCode: 'generic' });
    const { documents, withoutDocument } = bank.situation;
    const papers = (await Promise.all(documentKinds.map(kind => papersOf(bank, subscription, who, kind))))
      .flat()
      .filter(({ type }) => type !== withoutDocument)
      .slice(0, documents?.length);
    const listed = papers.flatMap(({ id, kind }) => (kind === 'precontractual' ? [id] : []));
    bank.keep(marked(bank.subscription(subscription.id) ?? subscription, who, { listed }));
    return reply.send(
      papers.map(({ id, kind, type, label, bytes, pages }, at) => {
        const token = bank.secret();
        const content = Buffer.from(bytes).toString('base64');
        bank.store.put('paper', token, { content, label, expires: bank.millis() + LINK_LIFE_MS, id, subscription: subscription.id, who });
        return {
          documentId: documents?.[at] ?? id,
          kind,
          documentType: type,
          label,
          bytes: bytes.length,
          pages,
          url: `${bank.situation.origin ?? ''}/api/papers/${token}`,
        };
      }),
    );
  });

  // No HEAD route: a HEAD request would use the one-time address up.
  app.get<{ Params: { token: string } }>('/papers/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const paper = bank.store.get('paper', request.params.token, PaperLink);
    bank.store.remove('paper', request.params.token);
    if (!paper || paper.expires <= bank.millis()) return refuse(reply, 404, { error: 'link_used_or_expired' });
    const of = bank.subscription(paper.subscription);
    if (of) bank.keep(marked(of, paper.who, { read: [...new Set([...(marksOf(of, paper.who).read ?? []), paper.id])] }));
    return reply.type('application/pdf').header('Content-Disposition', 'inline').send(Buffer.from(paper.content, 'base64'));
  });

  serve(app, bankCalls.startSignature, async (request, reply) => {
    const subscription = mine(request, reply);
    if (!subscription) return reply;
    const participant = personAsking(bank, request);
    const { body = {} } = request;
    const agreed = StartBody.is(body) ? body.startBeforeDelay : undefined;
    if (!participant || !mayDo(subscription, participant, 'sign') || !isChecked(bank, subscription.id, participant))
      return refuse(reply, 422, { functionalCode: 'generic' });
    if (owesTerms(subscription, participant)) return refuse(reply, 422, { functionalCode: 'generic' });
    const before = signatureOf(bank, subscription.id, participant);
    if (before?.status === 'OK') return refuse(reply, 409, { error: 'already_signed' });
    const id = before?.status === 'ONGOING' ? before.id : bank.identifier('SG');
    if (id !== before?.id) {
      const signature: Signature = {
        id,
        subscription: subscription.id,
        participant,
        status: 'ONGOING',
        expires: bank.millis() + ceremonyLife(bank, subscription, participant),
        returnTo: `${frontAsking(request, subscription)}/ouvrirmoncompte/signature`,
        at: bank.now(),
        ...(agreed === undefined ? {} : { startBeforeDelay: agreed === '1' }),
      };
      bank.store.put('signature', id, signature);
    }
    return reply.send({ signId: id, url: ceremonyAddress(bank, id) });
  });

  serve(app, bankCalls.getSignatureStatus, async (request, reply) => {
    const subscription = mine(request, reply);
    if (!subscription) return reply;
    const signature = signatureOf(bank, subscription.id, personAsking(bank, request) ?? 'TIT');
    if (!signature) return refuse(reply, 404, { error: 'not_found' });
    const { status } = signature;
    return reply.send(status === 'OK' || status === 'KO' ? { status: 'ENDED', result: status } : { status });
  });

  serve(app, bankCalls.sendSignatureCode, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (!subscription) return reply;
    const who = personAsking(bank, request) ?? 'TIT';
    const applicant = applicantOf(subscription, who);
    const { mobilePhone } = applicant.person;
    const signature = mayDo(subscription, who, 'sign') ? signatureOf(bank, subscription.id, who) : undefined;
    const signs = signature?.status === 'ONGOING';
    if (!signs && !asksCodeForEmail(subscription, who)) return refuse(reply, 422, { functionalCode: 'generic' });
    const refusal = smsRefusal(emailOf(applicant));
    if (refusal) return reply.code(refusal.status).send(refusal.body);
    if (!signs)
      return sendContactCode(bank, subscription, who, frontAsking(request, subscription))
        ? reply.code(204).send()
        : refuse(reply, 409, LOCKED);
    const lock = bank.options.fast ? LOCK_MS.fast : LOCK_MS.normal;
    if (signature.codeSentAt !== undefined && signature.codeSentAt + lock > bank.millis()) return refuse(reply, 409, LOCKED);
    if (!mayBeSent(bank, mobilePhone)) return refuse(reply, 409, LOCKED);
    countSent(bank, mobilePhone);
    const { code = bank.sixDigits() } = signature; // the same code while the ceremony is open. D-88
    bank.store.put('signature', signature.id, { ...signature, code, codeSentAt: bank.millis() });
    const page = ceremonyAddress(bank, signature.id);
    bank.say(
      'sms',
      mobilePhone,
      codeSms({ brand: brandOf(subscription), language: languageOfPerson(applicant), purpose: 'signature', code, page }),
    );
    return reply.code(204).send();
  });
};
