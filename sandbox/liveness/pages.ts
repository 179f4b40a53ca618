import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { refuse, sent } from '../api/answers';
import type { Bank } from '../bank';
import type { Language } from '@domain/brand/languages';
import type { Brand } from '@domain/brand/variant';
import { clientPage, isFramed, languageLink, pageWords } from '../clientPage';
import { askedAgain, languageAsked } from '../language';
import { escaped } from '@sandbox/html';
import { MAIN } from '../places';
import { Liveness } from '../store/documents';
import { gestureAfter, gestureIn } from './gestures';
import { captureWords } from './words';
import { endOf, MOST_ATTEMPTS, checkOutcome } from './outcome';
import { brandOf } from '../brands';

const Recording = t.type({ nonce: t.string, durationMs: t.number, luminance: t.number, movement: t.number, recording: t.string });

/** Around the face: what is outside is dimmed; the ring is the time that has passed. */
const FACE = 'M150 22a98 130 0 0 1 0 260a98 130 0 0 1 0-260';
const OVAL =
  `<svg id="oval" viewBox="0 0 300 330" aria-hidden="true"><path class="veil" fill-rule="evenodd" d="M-900-900H1200V1200H-900Z${FACE}Z"/>` +
  `<path class="guide" d="${FACE}"/><path id="ring" d="${FACE}" pathLength="100" stroke-dasharray="100" stroke-dashoffset="100"/></svg>`;

interface Shown {
  readonly language: Language;
  /** The query of links back. */
  readonly again: string;
  readonly framed: boolean;
}

const page = (shown: Shown, brand: Brand, { id, gesture, nonce, count, front = '' }: Liveness, fast: boolean): string => {
  const { language, again, framed } = shown;
  const words = captureWords[language];
  return clientPage({
    ...shown,
    brand,
    title: words.title,
    script: '/bac/capture.js',
    otherwise: languageLink,
    ...(front && !framed ? { back: { href: `${front}${MAIN}${again}`, label: pageWords[language].toApplication } } : {}),
    body:
      `<div id="capture" class="video" data-id="${escaped(id)}" data-nonce="${escaped(nonce)}" data-front="${escaped(front)}"${framed ? ' data-framed' : ''}${fast ? ' data-fast' : ''} data-words="${escaped(JSON.stringify(words.script))}">` +
      `<h1 id="title" tabindex="-1"${framed ? ' class="unseen"' : ''}>${words.title}</h1>` +
      `<p class="asked">${words.gesture} <strong id="gesture">${escaped(gestureIn(language, gesture))}</strong> ` +
      `<button id="other" type="button" class="quiet" aria-describedby="gesture" hidden>${words.other}</button></p>` +
      `<div id="stage"><video id="preview" muted playsinline aria-label="${words.preview}"></video>` +
      `<video id="replay" muted playsinline loop hidden aria-label="${words.replay}"></video>${OVAL}` +
      `<p id="count" aria-hidden="true" hidden></p><p id="said" role="status"></p></div>` +
      `<p id="problem" class="error" role="alert"></p>` +
      `<p class="hint">${words.hint} ${words.triesLeft(Math.max(1, MOST_ATTEMPTS - count))}</p>` +
      `<p class="actions"><button id="start" type="button" aria-describedby="gesture" aria-disabled="true"${framed ? ' hidden' : ''}>${words.start}</button> ` +
      `<button id="now" type="button" hidden>${words.now}</button></p>` +
      `<noscript><p class="error">${words.noScript}</p></noscript></div>`,
  });
};

const over = (shown: Shown): string => {
  const { title, text } = captureWords[shown.language].over;
  return clientPage({
    ...shown,
    brand: undefined,
    title,
    otherwise: languageLink,
    body: `<div class="narrow"><h1>${title}</h1><p>${text}</p></div>`,
  });
};

/** The provider's capture page and its uploads; decides the outcome, which the front end polls. D-18 */
export const capturePages = (app: FastifyInstance, bank: Bank): void => {
  app.get<{ Params: { id: string } }>('/capture/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    const ongoing = check?.status === 'ONGOING';
    void reply.code(ongoing ? 200 : 404).type('text/html; charset=utf-8');
    const shown = { language: languageAsked(request.query), again: askedAgain(request.query), framed: isFramed(request) };
    return reply.send(ongoing ? page(shown, brandOf(bank.subscription(check.subscription)), check, bank.options.fast) : over(shown));
  });

  app.post<{ Params: { id: string } }>('/capture/:id/gesture', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    if (check?.status !== 'ONGOING') return refuse(reply, 409, { error: 'already_ended' });
    const gesture = gestureAfter(check.gesture);
    const nonce = bank.secret(); // a film of the gesture before no longer counts
    bank.store.put('liveness', check.id, { ...check, gesture: gesture.fr, nonce });
    return reply.send({ gesture: gesture[languageAsked(request.query)], nonce });
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
