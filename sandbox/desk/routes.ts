import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../api/answers';
import type { Bank } from '../bank';
import { plainPolicy } from '../pages';
import { fileNow } from './actions';
import { advisersPage, adviserRoutes } from './advisersPage';
import { deskApi } from './api';
import { scenariosPage } from './scenariosPage';
import { faultsPage } from './faultsPage';
import { dossierPage, fileTitle } from './dossierPage';
import { filesPage } from './dossiersPage';
import { Asked, deskPage, deskPages, type DeskPath } from './html';
import { mediaRoutes } from './media';
import { messagesPage } from './messagesPage';
import { phrasesPage } from './phrasesPage';
import { reportsPage } from './reportsPage';
import { sampleRoutes } from './samples';
import { settingsPage } from './settingsPage';
import { doneWords, wrongWords } from './words';

const askedOf = ({ query }: FastifyRequest): Asked => (Asked.is(query) ? query : {});

const noticeOf = ({ fait = '', probleme = '' }: Asked) => {
  if (Object.hasOwn(wrongWords, probleme)) return { text: wrongWords[probleme] ?? '', wrong: true };
  return Object.hasOwn(doneWords, fait) ? { text: doneWords[fait] ?? '', wrong: false } : undefined;
};

const bodies: Readonly<Record<DeskPath, (bank: Bank, asked: Asked) => string | Promise<string>>> = {
  '/': filesPage,
  '/poste': advisersPage,
  '/messages': messagesPage,
  '/cas': scenariosPage,
  '/reglages': settingsPage,
  '/pannes': faultsPage,
  '/rapports': reportsPage,
  '/phrases': phrasesPage,
};

const isPath = (path: string): path is DeskPath => Object.hasOwn(deskPages, path);

/**
 * Only the desk's own pages may act; a program sends neither Origin nor Sec-Fetch-Site. A form sends its origin only where the referrer policy allows it.
 */
const ownPagesOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host = '', 'sec-fetch-site': from = 'none' } = request.headers;
    const own = ['same-origin', 'none'].includes(from) && (origin === undefined || origin.replace(/^https?:\/\//, '') === host);
    if (request.method !== 'GET' && !own) return refuse(reply, 403, { error: 'other_origin' });
    return undefined;
  });
};

/** The pages on which a person plays the bank, and the same for tests. */
export const deskRoutes = (app: FastifyInstance, bank: Bank): void => {
  ownPagesOnly(app);
  app.addHook('onRequest', async (_request, reply) => {
    // The workstation's form redirects into a front end, so form-action allows the front ends.
    const forms = ["form-action 'self'", ...bank.origins.fronts].join(' ');
    const policy = `${plainPolicy.replace("form-action 'self'", forms)}; media-src 'self'`;
    void reply.headers({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' });
  });
  const html = (reply: FastifyReply, page: string, status = 200) => reply.code(status).type('text/html; charset=utf-8').send(page);

  // The auditors' book as it is in git: one page with its own style and script. XTR-13
  app.get('/livre', (_request, reply) => {
    const page = fs.readFileSync('docs/livre/index.html', 'utf8');
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    void reply.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`);
    return html(reply, page);
  });

  for (const path of Object.keys(deskPages).filter(isPath))
    app.get(path, async (request, reply) => {
      const asked = askedOf(request);
      return html(
        reply,
        deskPage({ title: deskPages[path], current: path, body: await bodies[path](bank, asked), notice: noticeOf(asked) }),
      );
    });

  app.get<{ Params: { id: string } }>('/dossiers/:id', async (request, reply) => {
    const subscription = fileNow(bank, request.params.id);
    if (!subscription) return html(reply, deskPage({ title: 'Dossier inconnu', body: '<p><a href="/">Revenir aux dossiers</a></p>' }), 404);
    const body = `<p class="back"><a href="/">Tous les dossiers</a></p>${await dossierPage(bank, subscription)}`;
    return html(reply, deskPage({ title: fileTitle(subscription), body, notice: noticeOf(askedOf(request)) }));
  });

  mediaRoutes(app, bank);
  sampleRoutes(app, bank);
  adviserRoutes(app, bank);
  deskApi(app, bank);
};
