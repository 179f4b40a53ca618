import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { documentsCategory } from '@domain/proofs/category';
import { PDF, uploadLimits, uploadTypes } from '@domain/proofs/limits';
import { documentsOfRank } from '@domain/proofs/ofRank';
import { MOST_PAGES } from '@domain/proofs/scans';
import { papers, ranks } from '@domain/proofs/papers';
import { fileTypeOf } from '../analysis/image';
import type { Bank } from '../bank';
import { control } from '../control';
import type { Situation } from '../situation';
import { isTooEarly } from '../papersInTurn';
import { isWhole, pagesAfter } from '../sides';
import { keepProof, mayForce, proofOf, removeProof, standingOf } from '../proofs';
import type { Proof, Subscription } from '../store/documents';
import type { Who } from '../signing';
import { mayChange } from '../windows';
import { toBeReviewed } from '../workflow';
import { seesWhole } from '../otherHolder';
import { refuse, sent } from './answers';
import { personAsking, signedIn } from './session';
import { serve } from './serve';

const Page = t.type({ side: t.keyof({ FRONT: null, BACK: null, SINGLE: null }), mimeType: t.string, content: t.string });
const Upload = t.type({ docRank: t.string, documentCode: t.string, pages: t.array(Page) });
const Slot = t.type({ docRank: t.string });

const generic = { functionalCode: 'generic' };
const LOCKED = { error: 'locked' };
const NOT_YET = { error: 'not_yet' };

/** Maximum number of pages of an identity card. D-54 */
const CARD_SIDES = 2;

/** Repeats the front end's checks, on all pages that the bank would then have of the document. X18, D-72 */
const acceptable = (
  { documentCode, pages }: Pick<Proof, 'documentCode' | 'pages'>,
  { mostBytes = uploadLimits.totalBytes }: Situation,
): 'too-large' | 'refused' | 'accepted' => {
  const files = pages.map(({ content }) => Buffer.from(content, 'base64'));
  const sizes = files.map(({ length }) => length);
  if (mostBytes === 'none') return 'refused';
  if (sizes.reduce((sum, size) => sum + size, 0) > mostBytes) return 'too-large';
  if (pages.some(({ mimeType }, index) => mimeType === PDF && (sizes[index] ?? 0) > uploadLimits.pdfBytes)) return 'too-large';
  if (pages.length > (documentCode === papers.CNI.code ? CARD_SIDES : MOST_PAGES)) return 'refused';
  // A file's first bytes give its type: a name or a declared type proves nothing.
  const known = pages.every(
    ({ mimeType }, index) => uploadTypes.includes(mimeType) && fileTypeOf(files[index] ?? Buffer.alloc(0)) === mimeType,
  );
  return pages.length > 0 && known && sizes.every(size => size > 0) ? 'accepted' : 'refused';
};

/** Whether rank and document code mean the same category, for a person of this file. */
const fits = ({ coHolder }: Subscription, { docRank, documentCode }: t.TypeOf<typeof Upload>): boolean => {
  try {
    const { participant, category } = documentsOfRank.decide({ rank: docRank });
    return documentsCategory.decide({ code: documentCode }) === category && (participant === 'TIT' || coHolder !== undefined);
  } catch {
    return false;
  }
};

/** The person whose proof has this rank. PRF-02 */
const ownerOf = (rank: string): Who | undefined => (['TIT', 'COT'] as const).find(who => Object.values<string>(ranks[who]).includes(rank));

const personOfRank = ({ holder, coHolder }: Subscription, rank: string): string | undefined => {
  const owner = ownerOf(rank);
  return owner && (owner === 'TIT' ? holder : coHolder)?.personId;
};

const INCOME_MISSING = 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN';
const incomeRanks: readonly string[] = [ranks.TIT.income, ranks.COT.income];
const isIncome = (slot: unknown): boolean => Slot.is(slot) && incomeRanks.includes(slot.docRank);

/** Calls 6, 7, 8, 33, 34 and 35. */
export const exchangeRoutes = (app: FastifyInstance, bank: Bank): void => {
  const mine = (request: FastifyRequest<{ Params: { idEne: string } }>, reply: FastifyReply): Subscription | undefined => {
    const subscription = signedIn(bank, request, reply);
    if (subscription && subscription.idEne !== request.params.idEne) {
      void refuse(reply, 404, { error: 'not_found' });
      return undefined;
    }
    return subscription;
  };

  serve(app, bankCalls.sendDocument, async (request, reply) => {
    const subscription = mine(request, reply);
    const upload = subscription && sent(reply, request.body, Upload);
    if (!subscription || !upload) return reply;
    if (!mayChange(subscription, personAsking(bank, request), ownerOf(upload.docRank))) return refuse(reply, 409, LOCKED);
    if (isTooEarly(bank, subscription, upload.docRank)) return refuse(reply, 409, NOT_YET);
    const { docRank: rank, documentCode } = upload;
    const all = pagesAfter(proofOf(bank, subscription.id, rank), documentCode, upload.pages);
    const verdict = acceptable({ documentCode, pages: all }, bank.situation);
    if (verdict === 'too-large') return refuse(reply, 413, { error: 'too_large' });
    if (verdict === 'refused' || !fits(subscription, upload)) return refuse(reply, 422, generic);
    keepProof(bank, { subscription: subscription.id, rank, documentCode, pages: all, complete: false, forced: false });
    toBeReviewed(bank, subscription);
    return reply.code(201).send({ documentId: bank.identifier('doc'), sides: all.map(({ side }) => side) });
  });

  serve(app, bankCalls.completeDocument, async (request, reply) => {
    const subscription = mine(request, reply);
    const slot = subscription && sent(reply, request.body, Slot);
    if (!subscription || !slot) return reply;
    if (!mayChange(subscription, personAsking(bank, request), ownerOf(slot.docRank))) return refuse(reply, 409, LOCKED);
    if (isTooEarly(bank, subscription, slot.docRank)) return refuse(reply, 409, NOT_YET);
    const proof = proofOf(bank, subscription.id, slot.docRank);
    if (!proof) return refuse(reply, 422, isIncome(slot) ? { functionalCode: INCOME_MISSING } : generic);
    if (!isWhole(proof)) return refuse(reply, 422, generic);
    keepProof(bank, { ...proof, complete: true });
    return reply.code(204).send();
  });

  serve(app, bankCalls.controlDocument, async (request, reply) => {
    const subscription = mine(request, reply);
    const slot = subscription && sent(reply, request.body, Slot);
    if (!subscription || !slot) return reply;
    if (!mayChange(subscription, personAsking(bank, request), ownerOf(slot.docRank))) return refuse(reply, 409, LOCKED);
    if (isTooEarly(bank, subscription, slot.docRank)) return refuse(reply, 409, NOT_YET);
    const proof = proofOf(bank, subscription.id, slot.docRank);
    if (!proof?.complete) return refuse(reply, 422, generic);
    if (bank.situation.controlsOnce && proof.controlId !== undefined) return refuse(reply, 409, { error: 'controlled' });
    const controlId = await control(bank, subscription, proof);
    toBeReviewed(bank, subscription);
    return reply.code(201).send({ controlId });
  });

  serve(app, bankCalls.getProof, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { docRank = '' } = request.query;
    const proof = personOfRank(subscription, docRank) === request.params.id ? proofOf(bank, subscription.id, docRank) : undefined;
    const standing = standingOf(bank, proof);
    if (!proof || standing === 'absent' || standing === 'sent') return refuse(reply, 404, { error: 'not_found' });
    const { controlId = '', outcome, comment, identity } = proof;
    if (bank.situation.analysisDown) return reply.send({ processStatus: 'ERROR', controlId });
    if (standing === 'ongoing' || !outcome) return reply.send({ processStatus: 'ONGOING', controlId });
    const { reason, read, expected } = outcome;
    const result = { processStatus: 'ENDED', controlResult: standing === 'failed' ? 'KO' : 'OK', controlId };
    const why = standing === 'failed' ? { reason: reason ?? 'DEFAULT' } : {};
    if (!seesWhole(bank, subscription, personAsking(bank, request), ownerOf(docRank) ?? 'TIT')) return reply.send({ ...result, ...why });
    return reply.send({
      ...result,
      read,
      expected,
      ...why,
      ...(comment === undefined ? {} : { comment }),
      ...(identity === undefined ? {} : { identity }),
    });
  });

  serve(app, bankCalls.deleteDocument, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const slot = subscription && sent(reply, request.body, Slot);
    if (!subscription || !slot) return reply;
    if (!mayChange(subscription, personAsking(bank, request), ownerOf(slot.docRank))) return refuse(reply, 409, LOCKED);
    const proof = proofOf(bank, subscription.id, slot.docRank);
    if (!proof) return refuse(reply, 404, { error: 'not_found' });
    removeProof(bank, proof);
    toBeReviewed(bank, subscription);
    return reply.code(204).send();
  });

  serve(app, bankCalls.forceDocument, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const slot = subscription && sent(reply, request.body, Slot);
    if (!subscription || !slot) return reply;
    if (!mayChange(subscription, personAsking(bank, request), ownerOf(slot.docRank))) return refuse(reply, 409, LOCKED);
    const proof = proofOf(bank, subscription.id, slot.docRank);
    if (proof?.comment !== undefined) return refuse(reply, 409, { error: 'sent_back' });
    if (!proof || standingOf(bank, proof) === 'ongoing' || !mayForce(proof)) return refuse(reply, 422, generic);
    keepProof(bank, { ...proof, forced: true });
    toBeReviewed(bank, subscription);
    return reply.code(204).send();
  });
};
