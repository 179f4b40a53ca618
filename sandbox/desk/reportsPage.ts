import * as t from 'io-ts';
import type { Bank } from '../bank';
import { escaped, paged, type Asked } from './html';
import { moment } from './moments';

const Received = t.type({ at: t.string, report: t.unknown });

const MOST = 100;

/** Kinds of reports that browsers send. */
const kinds = [
  ['report', 'Politique de sécurité (CSP)', 'Aucun navigateur n’a signalé de refus.'],
  ['error-report', 'Erreurs', 'Aucun rapport reçu. Ils n’arrivent ici que si la configuration en donne l’adresse.'],
  ['event', 'Mesure d’audience', 'Aucun événement reçu. Ils n’arrivent ici que si la configuration en donne l’adresse.'],
] as const;

export const reportKinds = kinds.map(([kind]) => kind);

export const receivedOf = (bank: Bank, kind: string): readonly t.TypeOf<typeof Received>[] =>
  bank.store.all(kind, Received).slice(-MOST).reverse();

const MOST_SEEN = 80;

/** A report in one line, whole when opened. */
const row = ({ at, report }: t.TypeOf<typeof Received>): string => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const start = text.length > MOST_SEEN ? `${text.slice(0, MOST_SEEN)}…` : text;
  return `<li><details><summary>${moment(at)} <code>${escaped(start)}</code></summary><code class="long">${escaped(text)}</code></details></li>`;
};

/** Reports of browsers, a kind at a time: violations of the security policy, errors, tracking events. */
export const reportsPage = (bank: Bank, asked: Asked): string => {
  const [chosen = kinds[0]] = kinds.filter(([kind]) => kind === asked.sorte);
  const tabs = kinds.map(([kind, title]) => {
    const count = receivedOf(bank, kind).length;
    return `<li><a href="?sorte=${kind}"${kind === chosen[0] ? ' aria-current="true"' : ''}>${title} (${count === MOST ? `les ${MOST} derniers` : count})</a></li>`;
  });
  const [kind, title, none] = chosen;
  const { shown, links } = paged(receivedOf(bank, kind), asked);
  return (
    `<p class="lead">Ce que les navigateurs envoient d’eux-mêmes. Rien d’une personne ne doit s’y trouver.</p><nav class="tabs" aria-label="Sortes de rapports"><ul>${tabs.join('')}</ul></nav>` +
    `<h2>${title}</h2>${shown.length === 0 ? `<p>${none}</p>` : `<p class="hint">Du plus récent au plus ancien</p><ul class="reports">${shown.map(row).join('')}</ul>${links}`}`
  );
};
