import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';
import { ASKED } from '@domain/brand/asked';
import type { Language } from '@domain/brand/languages';
import { displayDay, isDay } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { escaped } from '@sandbox/html';
import { refuse, sent } from '../../api/answers';
import type { Bank } from '../../bank';
import { clientPage, languageLink } from '../../clientPage';
import { languageAsked } from '../../language';
import { once } from '../../referentials/once';
import { fetchOf } from '../../web/fetchOwn';
import type { Asked } from './client';
import { heldNames, isHeld, type Held, type HeldName } from './held';
import { boxWords } from './words';

const Query = t.partial({ client_id: t.string, request_uri: t.string, held: t.string, lang: t.string, link: t.string });
type Query = t.TypeOf<typeof Query>;

/** Through the browser: the request, the origin of the page that asks, and which identity answers. */
const ThroughBrowser = t.intersection([t.type({ request: t.string, origin: t.string }), t.partial({ held: t.string })]);

const heldIn = ({ held = '' }: Query): HeldName => (isHeld(held) ? held : 'holder');

const written = (value: unknown, language: Language): string => {
  if (isDay(value)) return displayDay(value);
  if (isRecord(value)) return written(Object.values(value), language);
  if (Array.isArray(value)) return value.map(each => written(each, language)).join(', ');
  const text = String(value);
  return /^[A-Z]{2}$/.test(text) ? (new Intl.DisplayNames(language, { type: 'region' }).of(text) ?? text) : text;
};

const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

const plain = (language: Language, { title, text }: { readonly title: string; readonly text: string }): string =>
  clientPage({
    language,
    brand: undefined,
    service: boxWords[language].service,
    title,
    otherwise: other => languageLink(other),
    body: `<div class="narrow"><h1>${title}</h1><p>${text}</p></div>`,
  });

/** The page's own address with other values. */
const linkTo = (query: Query, change: Query): string =>
  `/presenter?${new URLSearchParams(Object.entries({ ...query, ...change }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;

interface Shown {
  readonly language: Language;
  readonly query: Query;
  readonly by: string;
  readonly held: HeldName;
  readonly told: readonly (readonly [string, unknown])[];
}

const askingPage = ({ language, query, by, held, told }: Shown): string => {
  const words = boxWords[language];
  const lines = told.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(written(value, language))}</dd>`).join('');
  const others = heldNames
    .filter(name => name !== held)
    .map(name => `<li><a href="${escaped(linkTo(query, { held: name }))}">${words.held[name]}</a></li>`);
  return clientPage({
    language,
    brand: undefined,
    service: boxWords[language].service,
    title: words.title,
    body:
      `<div class="narrow"><h1>${words.title}</h1><p>${escaped(words.asks(by))}</p><h2>${words.identity}</h2><p>${words.held[held]}</p><dl>${lines}</dl>` +
      `<form method="post" action="${escaped(linkTo(query, {}))}"><div class="actions"><button type="submit" name="send" value="1">${words.send}</button>` +
      `<button class="quiet" type="submit" name="refuse" value="1">${words.refuse}</button></div></form></div>`,
    aside: `<h2>${words.others}</h2><ul>${others.join('')}</ul>`,
    otherwise: other => languageLink(other, linkTo(query, { lang: other })),
  });
};

const homePage = (language: Language): string => {
  const words = boxWords[language];
  const { title, text, label, go } = words.home;
  return clientPage({
    language,
    brand: undefined,
    service: boxWords[language].service,
    title,
    body:
      `<div class="narrow"><h1>${title}</h1><p>${text}</p><ul>${heldNames.map(name => `<li>${words.held[name]}</li>`).join('')}</ul>` +
      `<form method="get" action="/presenter"><input type="hidden" name="${ASKED}" value="${language}"><label for="link">${label}</label>` +
      `<input id="link" name="link" type="url" autocomplete="off"><div class="actions"><button type="submit">${go}</button></div></form></div>`,
    otherwise: other => languageLink(other),
  });
};

/** A pasted link is replaced by its own query. */
const unpasted = ({ link, ...query }: Query): Query =>
  link !== undefined && URL.canParse(link) ? { ...query, ...Object.fromEntries(new URL(link).searchParams) } : query;

/** The sandbox's wallet: shows who asks and what, sends or refuses. It also serves its issuer's lists. XTR-38 */
export const boxPages = (app: FastifyInstance, bank: Bank): void => {
  // Issuer and protocol are loaded by the first request: the bank starts without them.
  const holdings = once(async () => {
    const { Holdings } = await import('./holdings');
    return new Holdings(
      () => bank.origins.wallet ?? '',
      () => bank.today(),
    );
  });
  const fetched = fetchOf(bank.options.host);
  const heldFor = async (query: Query): Promise<Held> => (await holdings()).of(heldIn(query));
  const queryOf = (value: unknown): Query => unpasted(Query.is(value) ? value : {});
  const asked = async ({ client_id = '', request_uri = '' }: Query): Promise<Asked | undefined> => {
    const { Asked: Read } = await import('./client');
    return Read.read({ client_id, request_uri }, fetched).catch(() => undefined);
  };

  app.get('/', async (request, reply) => html(reply, homePage(languageAsked(request.query))));

  app.get('/presenter', async (request, reply) => {
    const [query, language] = [queryOf(request.query), languageAsked(request.query)];
    const read = await asked(query);
    if (!read) return html(reply, plain(language, boxWords[language].wrong), 400);
    const held = heldIn(query);
    const identity = await heldFor(query);
    const { claims: labels } = boxWords[language];
    const told = Object.entries(identity.claims).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      const label = Object.entries(labels).find(([each]) => each === name)?.[1];
      return label !== undefined && read.shown(identity).includes(name) ? [[label, value]] : [];
    });
    return html(reply, askingPage({ language, query, by: read.by, held, told }));
  });

  app.post('/presenter', async (request, reply) => {
    const [query, language] = [queryOf(request.query), languageAsked(request.query)];
    const read = await asked(query);
    if (!read) return html(reply, plain(language, boxWords[language].wrong), 400);
    const refuses = isRecord(request.body) && request.body['refuse'] !== undefined;
    const back = await read.send(refuses ? undefined : await heldFor(query));
    if (back !== undefined) return reply.redirect(back, 303);
    return html(reply, plain(language, boxWords[language][refuses ? 'notSent' : 'sent']));
  });

  app.post('/navigateur', async (request, reply) => {
    const body = sent(reply, request.body, ThroughBrowser);
    if (!body) return reply;
    const { Asked: Read } = await import('./client');
    const read = await Read.read({ request: body.request }, fetched, body.origin).catch(() => undefined);
    if (!read) return refuse(reply, 400, { error: 'invalid_request' });
    const { jarm } = await read.answer(await heldFor({ ...(body.held === undefined ? {} : { held: body.held }) }));
    return reply.send({ protocol: 'openid4vp-v1-signed', data: { response: jarm?.responseJwt ?? '' } });
  });

  app.get<{ Params: { issuer: string } }>('/emetteur/:issuer/statuts', async (request, reply) => {
    const list = await (await holdings()).list(request.params.issuer);
    return list === undefined ? refuse(reply, 404, { error: 'not_found' }) : reply.type('application/statuslist+jwt').send(list);
  });
};
