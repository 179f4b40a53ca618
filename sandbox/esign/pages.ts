import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { ASKED, type Language } from '@domain/brand/languages';
import { sent } from '../api/answers';
import type { Bank } from '../bank';
import { isFramed } from '../clientPage';
import { isCode } from '../phone/challenge';
import { countWrong, mayTry } from '../phone/guard';
import { askedAgain, languageAsked } from '../language';
import { codeWords } from '../phone/words';
import { applicantOf, Signature } from '../store/documents';
import { overPage, signingPage, unknownPage, type Shown } from './html';
import { signatureOutcome } from './outcome';
import { papersOf } from './papers';
import { signingWords } from './words';
import { brandOf } from '../brands';

const Answer = t.partial({ code: t.string, sign: t.string, refuse: t.string, [ASKED]: t.string, written: t.string });

/** The result of the form: signed with the right code, refused, wrong code, or no code. */
const answered = (
  bank: Bank,
  signature: Signature,
  { code = '', refuse }: t.TypeOf<typeof Answer>,
): Signature['status'] | 'wrong' | 'unread' => {
  if (refuse !== undefined) return 'KO';
  const right = isCode(code, signature.code ?? '');
  if (right === undefined) return 'unread';
  if (!right) return 'wrong';
  const subscription = bank.subscription(signature.subscription);
  const outcome = subscription && signatureOutcome(bank, subscription, signature.participant);
  return outcome === 'error' ? 'ERROR' : outcome === 'refused' ? 'KO' : 'OK';
};

const MOST_TRIES = 5;

/** A wrong code counts against the ceremony and the phone number; the last try ends the ceremony. */
const wronglyTried = (bank: Bank, signature: Signature): Signature => {
  const subscription = bank.subscription(signature.subscription);
  const { mobilePhone } = subscription ? applicantOf(subscription, signature.participant).person : { mobilePhone: '' };
  countWrong(bank, mobilePhone);
  const wrong = (signature.wrong ?? 0) + 1;
  const over = wrong >= MOST_TRIES || !mayTry(bank, mobilePhone);
  const tried: Signature = { ...signature, wrong, ...(over ? { status: 'ERROR' as const } : {}) };
  bank.store.put('signature', tried.id, tried);
  return tried;
};

/** The wrong code's sentence, with the tries left. */
const wrongWords = (language: Language, { wrong = 0 }: Signature): string => {
  const words = codeWords[language];
  return `${words.wrong} ${words.triesLeft(MOST_TRIES - wrong)} ${signingWords[language].lastSms}`;
};

/** The ceremony on its own origin: documents, an SMS code, sign or refuse. SGN-02 */
export const ceremonyPages = (app: FastifyInstance, bank: Bank): void => {
  const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);
  const known = (id: string): Signature | undefined => bank.store.get('signature', id, Signature);
  const papers = async (signature: Signature) => {
    const subscription = bank.subscription(signature.subscription);
    return subscription ? papersOf(bank, subscription, signature.participant, 'contractual') : [];
  };
  const unknown = (reply: FastifyReply, request: FastifyRequest) =>
    html(reply, unknownPage({ language: languageAsked(request.query), again: '', framed: isFramed(request) }), 404);
  const faceOf = ({ subscription }: Signature, request: FastifyRequest): Shown => ({
    language: languageAsked(request.query),
    again: askedAgain(request.query),
    brand: brandOf(bank.subscription(subscription)),
    framed: isFramed(request),
  });
  const isOver = ({ status, expires }: Signature): boolean => status !== 'ONGOING' || expires <= bank.millis();
  const shown = async (request: FastifyRequest, signature: Signature, problem?: string, written?: string): Promise<string> =>
    isOver(signature)
      ? overPage(faceOf(signature, request), signature)
      : signingPage(faceOf(signature, request), signature, signature.expires - bank.millis(), await papers(signature), problem, written);

  app.get<{ Params: { id: string } }>('/ceremonie/:id', async (request, reply) => {
    const signature = known(request.params.id);
    return signature ? html(reply, await shown(request, signature)) : unknown(reply, request);
  });

  app.get<{ Params: { id: string; index: string } }>('/ceremonie/:id/:index', async (request, reply) => {
    const signature = known(request.params.id);
    const paper = signature && (await papers(signature))[Number(request.params.index)];
    if (!paper) return unknown(reply, request);
    return reply.type('application/pdf').header('Content-Disposition', 'inline').send(Buffer.from(paper.bytes));
  });

  app.post<{ Params: { id: string } }>('/ceremonie/:id', async (request, reply) => {
    const signature = known(request.params.id);
    const answer = sent(reply, request.body, Answer);
    if (!answer) return reply;
    if (!signature) return unknown(reply, request);
    if (isOver(signature)) return html(reply, await shown(request, signature));
    if (answer[ASKED] !== undefined) return html(reply, await shown(request, signature, undefined, answer.written));
    const status = answered(bank, signature, answer);
    if (status === 'unread') return html(reply, await shown(request, signature, codeWords[languageAsked(request.query)].unread));
    if (status === 'wrong') {
      const tried = wronglyTried(bank, signature);
      return html(reply, await shown(request, tried, wrongWords(languageAsked(request.query), tried)));
    }
    const ended: Signature = { ...signature, status };
    bank.store.put('signature', ended.id, ended);
    return html(reply, await shown(request, ended));
  });
};
