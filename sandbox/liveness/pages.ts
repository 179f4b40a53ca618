import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { refuse, sent } from '../api/answers';
import type { Bank } from '../bank';
import { escaped, plainPage } from '../pages';
import { Liveness } from '../store/documents';
import { faultOf } from './decide';

const HEAD_BYTES = 16;
const Recording = t.type({ nonce: t.string, durationMs: t.number, luminance: t.number, movement: t.number, recording: t.string });

const page = ({ id, gesture, nonce }: Liveness, fronts: readonly string[]): string =>
  plainPage({
    title: 'Contrôle vidéo',
    script: '/bac/capture.js',
    body:
      `<div id="capture" class="capture" data-id="${escaped(id)}" data-nonce="${escaped(nonce)}" data-fronts="${escaped(fronts.join(' '))}">` +
      `<h1>Contrôle vidéo</h1><p>Vous allez filmer votre visage pendant 3 secondes. Rien ne clignotera à l’écran.</p>` +
      `<p class="gesture"><strong>Ce que nous vous demandons\u00a0:</strong> ${escaped(gesture)}</p>` +
      `<video id="preview" muted playsinline aria-label="Ce que filme votre caméra"></video>` +
      `<p id="said" role="status"></p><p id="problem" class="error" role="alert"></p>` +
      `<button id="start" type="button">Commencer</button></div>`,
  });

/** The provider's capture page and what it sends; the outcome is decided here, and polled by the front end. D-18 */
export const capturePages = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { id: string } }>('/capture/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    const known = check?.status === 'ONGOING' ? page(check, bank.origins.fronts) : undefined;
    const gone = plainPage({
      title: 'Contrôle terminé',
      body: '<h1>Contrôle terminé</h1><p>Cette page ne sert qu’une fois. Revenez à votre demande.</p>',
    });
    return reply
      .code(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(known ?? gone);
  });

  app.post<{ Params: { id: string } }>('/capture/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    const body = sent(reply, request.body, Recording);
    if (!body) return reply;
    if (check?.status !== 'ONGOING') return refuse(reply, 409, { error: 'already_ended' });
    const bytes = Buffer.from(body.recording, 'base64');
    const { nonce, durationMs, luminance, movement, recording } = body;
    const measures = { durationMs, luminance, movement, bytes: bytes.length };
    const outcome = ended(bank, check, { nonce, ...measures, head: bytes.subarray(0, HEAD_BYTES) });
    bank.store.put('liveness', check.id, { ...check, ...outcome, recording, measures });
    return reply.send({ ended: true });
  });
};

type Measured = Parameters<typeof faultOf>[1];

/** The desk's switch, or what was measured. */
const ended = (bank: Bank, { nonce, count }: Liveness, capture: Measured): Partial<Liveness> => {
  const { liveness = 'measured' } = bank.switches();
  switch (liveness) {
    case 'error':
      return { status: 'ERROR' };
    case 'maximum':
      return { status: 'ERROR', functionalCode: 'MAXIMUM_LIVENESS_COUNT' };
    case 'validated':
    case 'refused':
      return { status: 'ENDED', validated: liveness === 'validated', count: count + 1 };
    case 'measured':
      return { status: 'ENDED', validated: faultOf(nonce, capture) === undefined, count: count + 1 };
  }
};
