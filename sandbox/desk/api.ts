import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, refuse } from '../api/answers';
import type { Bank } from '../bank';
import { validationErrorsOf, removeFault, removeFaults } from '../faults/fault';
import { accountOf, decisionOn, finalisationOf } from '../finalisation/end';
import { proofsOf, standingOf } from '../proofs';
import { scenarios } from '../scenarios/scenarios';
import { Liveness, Signature, type Subscription } from '../store/documents';
import { NOWHERE } from '../places';
import { bankActions, fileActions, fileNow, prepared, sentBody, sown, type Acted } from './actions';
import { deskOpenapi } from './calls';
import { exported, imported } from './exchange';
import { receivedOf, reportKinds } from './reportsPage';
import { makeSamples } from './samplesMade';
import { transactionsOf } from '../wallet/transaction';

const isForm = ({ headers }: FastifyRequest): boolean => (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

/** Answers JSON to a program; redirects a person to `page` with a notice. */
const answered = (request: FastifyRequest, reply: FastifyReply, acted: Acted, page: string, status = 200): FastifyReply => {
  if (isForm(request)) {
    const place = 'done' in acted ? `${acted.at ?? page}?fait=${acted.done}` : `${page}?probleme=${acted.wrong}`;
    return reply.redirect(place, 303);
  }
  if ('done' in acted) return reply.code(status).send(acted.answer);
  return acted.wrong === 'moment' ? refuse(reply, 409, { error: 'not_now' }) : malformed(reply, acted.fields ?? []);
};

/** A file with all its records, except the pages of proofs and the recordings. */
const whole = (bank: Bank, subscription: Subscription) => {
  const { id } = subscription;
  const mine = ({ subscription: of }: { readonly subscription: string }): boolean => of === id;
  return {
    ...subscription,
    proofs: proofsOf(bank, id).map(proof => ({
      rank: proof.rank,
      documentCode: proof.documentCode,
      pages: proof.pages.length,
      standing: standingOf(bank, proof),
      outcome: proof.outcome,
      comment: proof.comment,
    })),
    checks: bank.store
      .all('liveness', Liveness)
      .filter(mine)
      .map(({ recording, ...check }) => ({ ...check, recorded: recording !== undefined })),
    signatures: bank.store
      .all('signature', Signature)
      .filter(mine)
      .map(({ code, ...signature }) => ({ ...signature, codeSent: code !== undefined })),
    wallet: transactionsOf(bank, id).map(({ device, status, reason, why }) => ({ device, status, reason, why })),
    decision: decisionOn(bank, subscription),
    finalisation: finalisationOf(bank, id),
    account: accountOf(bank, id),
    switches: bank.switches(id),
  };
};

/** The desk's page for each action on the whole bank. */
const pages: Readonly<Record<string, string>> = {
  switches: '/reglages',
  clock: '/reglages',
  reset: '/reglages',
  faults: '/pannes',
  'faults/remove': '/pannes',
};

/** A form posts; a program may also put what is there once. */
const methodsOf = (name: string): ('POST' | 'PUT')[] => (['switches', 'clock'].includes(name) ? ['POST', 'PUT'] : ['POST']);

/** Where `npm run generate` writes the description of the contracts. */
const CONTRACTS = path.resolve('build/contracts/openapi.json');

/** Photos and films of a dossier. */
const EXPORT_BYTES = 128 * 1024 * 1024;

const readings = (app: FastifyInstance, bank: Bank): void => {
  app.get('/bureau/api/openapi.json', async () => deskOpenapi(bank.origins.desk ?? NOWHERE));
  app.get('/bureau/api/bank-openapi.json', async (_request, reply) =>
    fs.existsSync(CONTRACTS)
      ? reply.type('application/json; charset=utf-8').send(fs.readFileSync(CONTRACTS))
      : refuse(reply, 404, { error: 'not_found' }),
  );
  app.get<{ Params: { id: string } }>('/bureau/api/files/:id/export', async (request, reply) => {
    const subscription = fileNow(bank, request.params.id);
    return subscription
      ? reply
          .header('Content-Disposition', `attachment; filename="dossier-${subscription.prospectId}.json"`)
          .send(exported(bank, subscription))
      : refuse(reply, 404, { error: 'not_found' });
  });
  app.get('/bureau/api/messages', async () => bank.messages());
  app.get('/bureau/api/files', async () => bank.subscriptions());
  app.get<{ Params: { id: string } }>('/bureau/api/files/:id', async (request, reply) => {
    const subscription = fileNow(bank, request.params.id);
    return subscription ? reply.send(whole(bank, subscription)) : refuse(reply, 404, { error: 'not_found' });
  });
  app.get('/bureau/api/clock', async () => ({ now: bank.now() }));
  app.get('/bureau/api/switches', async () => bank.switches());
  app.get('/bureau/api/faults', async () => validationErrorsOf(bank));
  app.get('/bureau/api/cards', async () => scenarios);
  app.get('/bureau/api/reports', async () => Object.fromEntries(reportKinds.map(kind => [kind, receivedOf(bank, kind)])));
};

/** The desk's actions, for people and programs. */
export const deskApi = (app: FastifyInstance, bank: Bank): void => {
  readings(app, bank);

  app.post('/bureau/api/files', async (request, reply) => answered(request, reply, await prepared(bank, sentBody(request.body)), '/', 201));

  app.post('/bureau/api/seeds', async (request, reply) => answered(request, reply, await sown(bank, sentBody(request.body)), '/', 201));

  app.post('/bureau/api/files/import', { bodyLimit: EXPORT_BYTES }, async (request, reply) => {
    const result = imported(bank, sentBody(request.body));
    if (result === 'known') return refuse(reply, 409, { error: 'not_now' });
    return 'id' in result ? reply.code(201).send({ id: result.id, task: result.task }) : malformed(reply, result);
  });

  for (const [name, act] of Object.entries(fileActions))
    app.route<{ Params: { id: string } }>({
      method: methodsOf(name),
      url: `/bureau/api/files/:id/${name}`,
      handler: async (request, reply) => {
        const subscription = fileNow(bank, request.params.id);
        if (!subscription) return refuse(reply, 404, { error: 'not_found' });
        return answered(request, reply, act(bank, subscription, sentBody(request.body)), `/dossiers/${subscription.id}`);
      },
    });

  for (const [name, act] of Object.entries(bankActions))
    app.route({
      method: methodsOf(name),
      url: `/bureau/api/${name}`,
      handler: async (request, reply) => answered(request, reply, act(bank, sentBody(request.body)), pages[name] ?? '/'),
    });

  app.post('/bureau/api/samples', async (request, reply) => {
    makeSamples(bank.today());
    return answered(request, reply, { done: 'echantillons', answer: { today: bank.today() } }, '/reglages', 202);
  });

  app.delete('/bureau/api/faults', async (_request, reply) => {
    removeFaults(bank);
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/bureau/api/faults/:id', async (request, reply) =>
    removeFault(bank, request.params.id) ? reply.code(204).send() : refuse(reply, 404, { error: 'not_found' }),
  );
};
