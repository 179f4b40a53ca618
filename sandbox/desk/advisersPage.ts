import type { FastifyInstance } from 'fastify';
import { brandFacts } from '@domain/brand/variant';
import { malformed, refuse } from '../api/answers';
import { adviserOf, advisers, entryOf, filesOf, type Adviser } from '../advisers';
import type { Bank } from '../bank';
import { marksOf } from '../board';
import type { Subscription } from '../store/documents';
import { broughtUpToDate } from '../workflow';
import { sentBody } from './actions';
import { contactOf, peopleOf, taskName } from './dossiersPage';
import { escaped, form, table } from './html';
import { moment } from './moments';

const openAction = ({ id }: Adviser): string => `/bureau/api/advisers/${id}/open`;

const reported = (dossier: Subscription): string =>
  (['TIT', 'COT'] as const).some(who => marksOf(dossier, who).errorReported !== undefined)
    ? ' <span class="badge act">Le client signale une erreur</span>'
    : '';

const files = (bank: Bank, adviser: Adviser): string => {
  const mine = filesOf(bank, adviser).map(dossier => broughtUpToDate(bank, dossier));
  if (mine.length === 0) return '<p>Aucun dossier en cours.</p>';
  return table(
    `Dossiers en cours de ${adviser.name}`,
    ['Titulaires', 'Dossier', 'Contact', 'Étape', 'Créé', 'Action'],
    mine.map(dossier => [
      peopleOf(dossier),
      escaped(dossier.prospectId),
      contactOf(dossier),
      escaped(taskName(dossier.task)) + reported(dossier),
      moment(dossier.createdAt),
      form({
        action: openAction(adviser),
        hidden: { file: dossier.id },
        button: 'Reprendre',
        about: `le dossier ${dossier.prospectId}`,
        quiet: true,
      }),
    ]),
  );
};

/** The adviser's workstation: one click signs in as an adviser. ADV-01, D-47 */
export const advisersPage = (bank: Bank): string =>
  `<p class="lead">Le poste d’un conseiller, déjà identifié. De là, il ouvre l’application avec un code qui sert une fois.</p>` +
  `<p class="hint">Pour essayer la recherche de doublons\u00a0: le nom de famille <strong>Sosie</strong> ressemble à un client, <strong>Semblable</strong> à trois, tout autre nom à aucun.</p>` +
  `<p class="field"><label for="find">Rechercher un dossier</label><span class="hint" id="find-hint">Nom, e-mail, mobile ou numéro de dossier</span><input id="find" aria-describedby="find-hint" type="search" autocomplete="off" data-find autofocus></p>` +
  advisers
    .map(
      adviser =>
        `<section class="card"><h2>${escaped(adviser.name)}</h2><p>${brandFacts[adviser.brand].name}, agence ${escaped(adviser.agency)}</p>` +
        form({ action: openAction(adviser), button: 'Créer un dossier client', about: `avec ${adviser.name}` }) +
        `<h3>Ses dossiers en cours</h3>${files(bank, adviser)}</section>`,
    )
    .join('');

/** The workstation for a program, which gets the address instead of a redirect. */
export const adviserRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get('/bureau/api/advisers', async () => advisers);

  app.post<{ Params: { id: string } }>('/bureau/api/advisers/:id/open', async (request, reply) => {
    const adviser = adviserOf(request.params.id);
    if (!adviser) return refuse(reply, 404, { error: 'not_found' });
    const { file } = sentBody(request.body);
    const address = entryOf(bank, adviser, typeof file === 'string' ? file : undefined);
    if (address === undefined) return malformed(reply, ['file']);
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect(address, 303) : reply.send({ address });
  });
};
