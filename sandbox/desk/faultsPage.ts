import { bankCalls } from '@domain/calls/table';
import type { Bank } from '../bank';
import { faultCodes, faultKinds, faultMethods, validationErrorsOf, type Fault } from '../faults/fault';
import { escaped, form, input, select, table } from './html';
import { faultWords } from './words';

const ACTION = '/bureau/api/faults';

const detail = ({ kind, latencyMs, status, code }: Fault): string =>
  escaped(
    [
      faultWords[kind],
      ...(latencyMs === undefined ? [] : [`${latencyMs}\u00a0ms`]),
      ...(status === undefined ? [] : [String(status)]),
      code ?? '',
    ]
      .filter(Boolean)
      .join(', '),
  );

const rowOf = (fault: Fault): readonly string[] => [
  `<code>${escaped(`${fault.method} ${fault.path}`)}</code>`,
  detail(fault),
  fault.times === undefined ? 'Toutes' : `${fault.times}`,
  form({ action: `${ACTION}/remove`, hidden: { id: fault.id }, button: 'Lever', about: `la panne de ${fault.path}`, quiet: true }),
];

const standing = (faults: readonly Fault[]): string =>
  faults.length === 0
    ? '<p>Aucune panne\u00a0: la banque répond normalement.</p>'
    : table('Pannes posées', ['Demandes', 'Panne', 'Combien encore', 'Action'], faults.map(rowOf)) +
      form({ action: `${ACTION}/remove`, button: 'Lever toutes les pannes' });

/** The page to set faults of the bank. */
export const faultsPage = (bank: Bank): string =>
  `<p class="lead">La banque échoue où vous le demandez, jusqu’à ce que la panne soit levée ou épuisée.</p>${standing(validationErrorsOf(bank))}` +
  `<h2>Poser une panne</h2><div class="card">${form({
    action: ACTION,
    className: 'fields',
    fields:
      select(
        'method',
        'Méthode',
        faultMethods.map(method => [method, method === '*' ? 'Toutes' : method]),
      ) +
      input('path', 'Chemin', {
        hint: 'Commence par /, une étoile pour n’importe quoi. Par exemple /api/v1/proofs/*',
        value: `/api${bankCalls.getMyState.path}`,
        required: true,
      }) +
      select(
        'kind',
        'Panne',
        faultKinds.map(kind => [kind, faultWords[kind]]),
      ) +
      input('latencyMs', 'Retard, en millisecondes', { hint: 'Pour une lenteur', value: '3000', type: 'number' }) +
      input('status', 'Statut', { hint: 'Pour un statut au choix, de 200 à 599', type: 'number' }) +
      input('code', 'Code fonctionnel', { hint: 'Avec le statut, s’il en faut un', list: faultCodes.map(code => [code, code]) }) +
      input('times', 'Combien de fois', { hint: 'Vide\u00a0: à chaque demande', type: 'number' }),
    button: 'Poser',
    about: 'la panne',
  })}</div>`;
