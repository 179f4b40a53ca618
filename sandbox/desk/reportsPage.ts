import * as t from 'io-ts';
import type { Bank } from '../bank';
import { escaped, table } from './html';
import { moment } from './moments';

const Received = t.type({ at: t.string, report: t.unknown });

const MOST = 100;

const written = (report: unknown): string => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  return `<code class="long">${escaped(text)}</code>`;
};

/** Kinds of reports that browsers send. */
const kinds = [
  ['report', 'Politique de sécurité (CSP)', 'Aucun navigateur n’a signalé de refus.'],
  ['error-report', 'Erreurs', 'Aucun rapport reçu. Ils n’arrivent ici que si la configuration en donne l’adresse.'],
  ['event', 'Mesure d’audience', 'Aucun événement reçu. Ils n’arrivent ici que si la configuration en donne l’adresse.'],
] as const;

export const reportKinds = kinds.map(([kind]) => kind);

export const receivedOf = (bank: Bank, kind: string): readonly t.TypeOf<typeof Received>[] =>
  bank.store.all(kind, Received).slice(-MOST).reverse();

/** Reports of browsers: violations of the security policy, errors, tracking events. */
export const reportsPage = (bank: Bank): string =>
  `<p class="lead">Ce que les navigateurs envoient d’eux-mêmes. Rien d’une personne ne doit s’y trouver.</p>` +
  kinds
    .map(([kind, title, none]) => {
      const received = receivedOf(bank, kind);
      const list =
        received.length === 0
          ? `<p>${none}</p>`
          : table(
              `${title}, du plus récent au plus ancien`,
              ['Reçu', 'Contenu'],
              received.map(({ at, report }) => [moment(at), written(report)]),
            );
      return `<h2>${title}</h2>${list}`;
    })
    .join('');
