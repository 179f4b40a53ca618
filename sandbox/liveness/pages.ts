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

/** The number of attempts left, this one included. LIV-03 */
const triesLeft = (used: number): string =>
  used + 1 >= MOST_ATTEMPTS ? 'C’est votre dernier essai.' : `Il vous reste ${MOST_ATTEMPTS - used} essais.`;

const page = (brand: Brand, { id, gesture, nonce, count, front = '' }: Liveness, framed: boolean): string =>
  clientPage({
    brand,
    framed,
    title: TITLE,
    script: '/bac/capture.js',
    ...(front && !framed ? { back: { href: `${front}${MAIN}`, label: 'Revenir à ma demande' } } : {}),
    body:
      `<div id="capture" class="narrow" data-id="${escaped(id)}" data-nonce="${escaped(nonce)}" data-front="${escaped(front)}">` +
      `<h1 id="title" tabindex="-1">${TITLE}</h1>` +
      `<p class="before">Votre visage est filmé pendant 3 secondes, sans le son. Rien ne clignote à l’écran.</p>` +
      `<p class="asked"><strong>Votre geste\u00a0:</strong> <span id="gesture">${escaped(gesture)}</span></p>` +
      `<p class="hint">${triesLeft(count)}</p>` +
      `<p id="said" role="status"></p><p id="problem" class="error" role="alert"></p>` +
      `<div id="stage" hidden><video id="preview" muted playsinline aria-label="Ce que filme votre caméra"></video></div>` +
      `<progress id="time" max="1" value="0" aria-label="Temps filmé" hidden></progress>` +
      `<video id="replay" muted playsinline loop hidden aria-label="Votre vidéo"></video>` +
      `<p class="actions"><button id="now" type="button" hidden>Envoyer maintenant</button> ` +
      `<button id="start" type="button" aria-describedby="gesture" aria-disabled="true">Commencer</button></p>` +
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
    return reply.send(ongoing ? page(brandOf(bank.subscription(check.subscription)), check, framed) : over(framed));
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
