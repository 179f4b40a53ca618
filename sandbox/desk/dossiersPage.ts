import { taskIds, taskId } from '@domain/journey/steps';
import { variantFacts, variants, brandFacts } from '@domain/brand/variant';
import type { Bank } from '@sandbox/bank';
import { statusWords, taskWords } from '@sandbox/scenarios/words';
import { fileStatuses } from '@sandbox/scenarios/scenario';
import type { Subscription } from '@sandbox/store/documents';
import { testValues } from '@sandbox/testValues';
import { broughtUpToDate } from '@sandbox/workflow';
import { fictionalPerson } from '@sandbox/prepared/people';
import { escaped, form, input, mailAddress, paged, select, table, type Asked } from './html';
import { moment } from './moments';
import { emailOf, nameOf } from '@sandbox/store/applicants';

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
const waits = (dossier: Subscription): string => (isToReview(dossier) ? ' <span class="badge act">À contrôler</span>' : '');

const peopleIn = ({ holder, coHolder }: Subscription) => [holder, ...(coHolder ? [coHolder] : [])];

export const contactOf = (dossier: Subscription): string =>
  peopleIn(dossier)
    .map(each => `${mailAddress(emailOf(each))}<br><span class="number">${escaped(each.person.mobilePhone)}</span>`)
    .join('<br>');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a file's people or numbers contain each word, accents and case aside. A number is one word, with or without its spaces. */
const isFound = (dossier: Subscription, asked: string): boolean => {
  const people = peopleIn(dossier).flatMap(each => [
    nameOf(each),
    emailOf(each),
    each.person.email,
    each.person.mobilePhone.replace(/\s/g, ''),
  ]);
  const text = plain([dossier.id, dossier.prospectId, ...people].join(' '));
  return plain(asked)
    .replace(/(?<=\d)\s+(?=\d)/g, '')
    .split(/\s+/)
    .every(word => text.includes(word));
};

const search = (asked: string, found: number): string =>
  `<form class="inline" role="search" method="get" action="/"><p class="field"><label for="q">Rechercher un dossier</label><span class="hint" id="q-hint">Nom, e-mail, mobile ou numéro de dossier</span>` +
  `<input id="q" name="q" type="search" value="${escaped(asked)}" aria-describedby="q-hint" autocomplete="off"></p><button type="submit">Rechercher</button></form>` +
  (asked === ''
    ? ''
    : `<p role="status">${found === 0 ? 'Aucun dossier' : found === 1 ? '1\u00a0dossier' : `${found}\u00a0dossiers`} pour «\u00a0${escaped(asked)}\u00a0». <a href="/">Voir tous les dossiers</a></p>`);

const variantName = (variant: (typeof variants)[number]): string => {
  const { brand, mode } = variantFacts[variant];
  return `${brandFacts[brand].name}, ${mode === 'mdc' ? 'avec un conseiller' : 'client seul'}`;
};

const preparation = ({ firstName, lastName }: ReturnType<typeof fictionalPerson>): string =>
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
        ['video', 'Vérification vidéo'],
        ['signature', 'Vérification vidéo et signature'],
      ]) +
      input('firstName', 'Prénom', { hint: 'Une personne inventée, autre à chaque fois', value: firstName }) +
      input('lastName', 'Nom', { hint: 'Sosie et Semblable ressemblent à des clients', value: lastName }) +
      input('coHolderFirstName', 'Prénom du co-titulaire', { hint: 'Pour un compte joint. Vide\u00a0: Yanis' }) +
      input('coHolderLastName', 'Nom du co-titulaire', { hint: 'Pour un compte joint. Vide\u00a0: Modèle' }) +
      input('local', 'E-mail, avant @example.fr', {
        hint: 'Vide\u00a0: prénom et nom. Valeur d’essai\u00a0: fin.ko00',
        list: testValues.map(({ local, says }) => [local, says]),
      }),
    button: 'Préparer',
    about: 'un dossier',
  }) +
  `</div>`;

/** The files, those to review first, then newest first, or those found; and a form to prepare one. XTR-56 */
export const filesPage = (bank: Bank, asked: Asked): string => {
  const words = (asked.q ?? '').trim();
  const all = [...bank.subscriptions()].reverse().map(dossier => broughtUpToDate(bank, dossier));
  const found = words === '' ? all : all.filter(dossier => isFound(dossier, words));
  const { shown, links } = paged([...found.filter(isToReview), ...found.filter(dossier => !isToReview(dossier))], asked);
  const list =
    all.length === 0
      ? `<p>Aucun dossier. Commencez une demande dans une des applications, ou <a href="#preparer">préparez un dossier</a>.</p>`
      : table(
          'Dossiers, ceux à contrôler d’abord, puis du plus récent au plus ancien',
          ['Titulaires', 'Contact', 'Étape', 'État', 'Compte', 'Créé'],
          shown.map(dossier => [
            `${peopleOf(dossier)}<br><span class="hint">Dossier ${escaped(dossier.prospectId)}</span>`,
            contactOf(dossier),
            escaped(taskName(dossier.task)) + waits(dossier),
            escaped(statusName(dossier.status)),
            escaped(kindName(dossier)),
            moment(dossier.createdAt),
          ]),
        ) + links;
  return (
    `<p class="lead">Ici, une personne joue la banque\u00a0: elle voit les dossiers, contrôle les justificatifs et décide de la suite.</p>` +
    `${all.length === 0 ? '' : search(words, found.length)}${found.length === 0 && words !== '' ? '' : list}${preparation(fictionalPerson(all))}`
  );
};
