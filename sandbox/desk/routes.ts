import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { isInstant } from '@domain/kernel/day';
import type { Bank } from '../bank';
import { malformed, sent } from '../api/answers';
import { escaped, plainPage } from '../pages';

const ClockForm = t.type({ now: t.string });

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${heads
    .map(head => `<th scope="col">${escaped(head)}</th>`)
    .join(
      '',
    )}</tr></thead><tbody>${rows.map(cells => `<tr>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const page = (bank: Bank): string => {
  const messages = bank.messages();
  const files = bank.subscriptions();
  return plainPage({
    title: 'Bureau de la banque',
    script: '/bac/desk.js',
    body:
      `<h1>Bureau de la banque</h1><p>Ici, une personne joue la banque : dossiers, messages envoyés, horloge.</p>` +
      `<h2>Messages</h2>${
        messages.length === 0
          ? '<p>Aucun message envoyé.</p>'
          : table(
              'Messages, du plus récent au plus ancien',
              ['Quand', 'Par', 'À', 'Texte'],
              messages.map(({ at, channel, to, text }) => [at, channel === 'sms' ? 'SMS' : 'E-mail', to, text]),
            )
      }` +
      `<h2>Dossiers</h2>${
        files.length === 0
          ? '<p>Aucun dossier.</p>'
          : table(
              'Dossiers ouverts',
              ['Créé', 'Titulaire', 'Compte', 'Étape', 'État'],
              files.map(({ createdAt, holder, workflow, task, status }) => [
                createdAt,
                `${holder.person.identity.firstname} ${holder.person.identity.lastname}`,
                workflow === 'joint' ? 'joint' : 'individuel',
                task,
                status,
              ]),
            )
      }` +
      `<h2>Horloge</h2><form id="clock" class="card"><p>La banque est au <strong>${escaped(bank.now())}</strong>.</p>` +
      `<label for="now">Nouvel instant</label><p class="hint" id="now-hint">Par exemple 2026-01-01T00:00:00+01:00</p>` +
      `<input id="now" name="now" type="text" aria-describedby="now-hint" value="${escaped(bank.now())}"><p class="error" id="now-problem" role="alert"></p>` +
      `<button type="submit">Régler</button><button class="quiet" type="button" data-now="2025-12-31T23:59:00+01:00">Dernière minute des offres</button>` +
      `<button class="quiet" type="button" data-now="2026-01-01T00:00:00+01:00">Après les offres</button></form>`,
  });
};

/** The page where a person plays the bank, and the same for tests. */
export const deskRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(bank)));
  app.get('/bureau/api/messages', async () => bank.messages());
  app.get('/bureau/api/files', async () => bank.subscriptions());
  app.get('/bureau/api/clock', async () => ({ now: bank.now() }));
  app.put('/bureau/api/clock', async (request, reply) => {
    const body = sent(reply, request.body, ClockForm);
    if (!body) return reply;
    if (!isInstant(body.now)) return malformed(reply, ['now']);
    bank.setClock(body.now);
    return reply.send({ now: bank.now() });
  });
  app.post('/bureau/api/reset', async (_request, reply) => {
    bank.store.clear();
    return reply.code(204).send();
  });
};
