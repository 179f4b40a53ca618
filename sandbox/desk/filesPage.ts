import { taskIds, taskId } from '@domain/journey/steps';
import { variantFacts, variants, brandFacts } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { statusWords, taskWords } from '../scenarios/words';
import { fileStatuses } from '../scenarios/card';
import type { Subscription } from '../store/documents';
import { testValues } from '../testValues';
import { broughtUpToDate } from '../workflow';
import { escaped, form, input, select, table } from './html';
import { moment } from './moments';
import { nameOf } from '../store/applicants';

export const taskName = (task: string): string => (taskId.is(task) ? taskWords(task) : task);

export const statusName = (status: string): string => {
  const known = fileStatuses.find(each => each === status);
  return known ? statusWords[known] : status;
};

const kindName = ({ workflow, initBo }: Subscription): string =>
  `${workflow === 'joint' ? 'Joint' : 'Individuel'}${initBo ? ', avec un conseiller' : ''}`;

export const peopleOf = ({ id, holder, coHolder }: Subscription): string =>
  `<a href="/dossiers/${escaped(id)}">${escaped([holder, ...(coHolder ? [coHolder] : [])].map(nameOf).join(' et '))}</a>`;

/** Whether the file waits for a person of the bank. MID-01 */
const isToReview = ({ task, status }: Subscription): boolean => task === 'middleControl' && status === 'OPEN';
const waits = (file: Subscription): string => (isToReview(file) ? ' <span class="badge act">À contrôler</span>' : '');

const variantName = (variant: (typeof variants)[number]): string => {
  const { brand, mode } = variantFacts[variant];
  return `${brandFacts[brand].name}, ${mode === 'mdc' ? 'avec un conseiller' : 'client seul'}`;
};

const preparation = (): string =>
  `<h2 id="preparer">Préparer un dossier</h2><div class="card"><p>Un dossier tout rempli s’arrête à l’étape choisie\u00a0; le lien pour le reprendre est sur sa page.</p>` +
  form({
    action: '/bureau/api/files',
    className: 'fields',
    fields:
      select(
        'task',
        'Étape',
        taskIds.filter(task => task !== 'welcome').map(task => [task, taskWords(task)]),
        'signature',
      ) +
      select('workflow', 'Compte', [
        ['individual', 'Individuel'],
        ['joint', 'Joint'],
      ]) +
      select(
        'variant',
        'Marque et mode',
        variants.map(variant => [variant, variantName(variant)]),
      ) +
      select('done', 'Déjà fait, à la signature', [
        ['', 'Rien'],
        ['video', 'Contrôle vidéo'],
        ['signature', 'Contrôle vidéo et signature'],
      ]) +
      input('local', 'E-mail, avant @example.fr', {
        hint: 'Vide\u00a0: ordinaire. Valeur d’essai\u00a0: fin.ko00',
        list: testValues.map(({ local, says }) => [local, says]),
      }),
    button: 'Préparer',
    about: 'un dossier',
  }) +
  `</div>`;

/** The files, newest first, and a form to prepare one. */
export const filesPage = (bank: Bank): string => {
  const newest = [...bank.subscriptions()].reverse().map(file => broughtUpToDate(bank, file));
  const files = [...newest.filter(isToReview), ...newest.filter(file => !isToReview(file))];
  const list =
    files.length === 0
      ? `<p>Aucun dossier. Commencez une demande dans une des applications, ou <a href="#preparer">préparez un dossier</a>.</p>`
      : table(
          'Dossiers, ceux à contrôler d’abord, puis du plus récent au plus ancien',
          ['Titulaires', 'Étape', 'État', 'Compte', 'Créé'],
          files.map(file => [
            peopleOf(file),
            escaped(taskName(file.task)) + waits(file),
            escaped(statusName(file.status)),
            escaped(kindName(file)),
            moment(file.createdAt),
          ]),
        );
  return `<p class="lead">Ici, une personne joue la banque\u00a0: elle voit les dossiers, contrôle les justificatifs et décide de la suite.</p>${list}${preparation()}`;
};
