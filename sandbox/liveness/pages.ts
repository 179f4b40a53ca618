import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { refuse, sent } from '../api/answers';
import type { Bank } from '../bank';
import type { Brand } from '@domain/brand/variant';
import { clientPage, isFramed } from '../clientPage';
import { escaped } from '@scripts/html';
import { MAIN } from '../places';
import { Liveness } from '../store/documents';
import { endOf, MOST_ATTEMPTS, checkOutcome } from './outcome';
import { brandOf } from '../brands';

const Recording = t.type({ nonce: t.string, durationMs: t.number, luminance: t.number, movement: t.number, recording: t.string });
const TITLE = 'Contrôle vidéo';

/** Around the face: what is outside is dimmed; the ring is the time that has passed. */
const FACE = 'M150 22a98 130 0 0 1 0 260a98 130 0 0 1 0-260';
const OVAL =
  `<svg id="oval" viewBox="0 0 300 330" aria-hidden="true"><path class="veil" fill-rule="evenodd" d="M-900-900H1200V1200H-900Z${FACE}Z"/>` +
  `<path class="guide" d="${FACE}"/><path id="ring" d="${FACE}" pathLength="100" stroke-dasharray="100" stroke-dashoffset="100"/></svg>`;

/** The number of attempts left, this one included. LIV-03 */
const triesLeft = (used: number): string =>
  used + 1 >= MOST_ATTEMPTS ? 'C’est votre dernier essai.' : `Il vous reste ${MOST_ATTEMPTS - used} essais.`;

const page = (brand: Brand, { id, gesture, nonce, count, front = '' }: Liveness, framed: boolean, fast: boolean): string =>
  clientPage({
    brand,
    framed,
    title: TITLE,
    script: '/bac/capture.js',
    ...(front && !framed ? { back: { href: `${front}${MAIN}`, label: 'Revenir à ma demande' } } : {}),
    body:
      `<div id="capture" class="video" data-id="${escaped(id)}" data-nonce="${escaped(nonce)}" data-front="${escaped(front)}"${framed ? ' data-framed' : ''}${fast ? ' data-fast' : ''}>` +
      `<h1 id="title" tabindex="-1"${framed ? ' class="unseen"' : ''}>${TITLE}</h1>` +
      `<p class="asked">Un seul geste\u00a0: <strong id="gesture">${escaped(gesture)}</strong></p>` +
      `<div id="stage"><video id="preview" muted playsinline aria-label="Ce que filme votre caméra"></video>` +
      `<video id="replay" muted playsinline loop hidden aria-label="Votre vidéo"></video>${OVAL}` +
      `<p id="count" aria-hidden="true" hidden></p><p id="said" role="status"></p></div>` +
      `<p id="problem" class="error" role="alert"></p>` +
      `<p class="hint">La vidéo dure 3 secondes, sans le son ni flash. ${triesLeft(count)}</p>` +
      `<p class="actions"><button id="now" type="button" hidden>Envoyer maintenant</button> ` +
      `<button id="start" type="button" aria-describedby="gesture" aria-disabled="true"${framed ? ' hidden' : ''}>Commencer</button></p>` +
      `<noscript><p class="error">Cette page a besoin de JavaScript pour ouvrir la caméra.</p></noscript></div>`,
  });

const over = (framed: boolean): string =>
  clientPage({
    brand: undefined,
    framed,
    title: 'Contrôle terminé',
    body: '<div class="narrow"><h1>Contrôle terminé</h1><p>Cette page ne sert qu’une fois. Revenez à votre demande.</p></div>',
  });

/** The provider's capture page and its uploads; decides the outcome, which the front end polls. D-18 */
export const capturePages = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { id: string } }>('/capture/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    const ongoing = check?.status === 'ONGOING';
    void reply.code(ongoing ? 200 : 404).type('text/html; charset=utf-8');
    const framed = isFramed(request);
    return reply.send(ongoing ? page(brandOf(bank.subscription(check.subscription)), check, framed, bank.options.fast) : over(framed));
  });

  app.post<{ Params: { id: string } }>('/capture/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    const body = sent(reply, request.body, Recording);
    if (!body) return reply;
    const subscription = check && bank.subscription(check.subscription);
    if (check?.status !== 'ONGOING' || !subscription) return refuse(reply, 409, { error: 'already_ended' });
    const { recording, nonce, ...measures } = body;
    const bytes = Buffer.from(recording, 'base64');
    const end = endOf(checkOutcome(bank, subscription, check.participant), check, { ...measures, nonce, recording: bytes });
    bank.store.put('liveness', check.id, { ...check, ...end, recording, measures: { ...measures, bytes: bytes.length } });
    return reply.send({ ended: true });
  });
};
