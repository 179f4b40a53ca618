import { brandFacts } from '@domain/brand/variant';
import { displayDay, isDay } from '@domain/kernel/day';
import type { Bank } from '@sandbox/bank';
import { fileStatuses } from '@sandbox/scenarios/scenario';
import { leftProofs } from '@sandbox/leftProofs';
import { statusWords, taskWords } from '@sandbox/scenarios/words';
import type { Who } from '@sandbox/signing';
import type { Subscription } from '@sandbox/store/documents';
import { tasksOf } from '@sandbox/workflow';
import { endSection } from './endSection';
import { statusName, taskName } from './dossiersPage';
import { escaped, facts, form, input, select, table } from './html';
import { messagesTable } from './messagesPage';
import { moment } from './moments';
import { personFacts } from './personFacts';
import { proofsSection } from './proofsSection';
import { switchesForm } from './settingsPage';
import { brandOf } from '@sandbox/brands';
import { factName } from './words';
import { emailOf, nameOf, type Applicant } from '@sandbox/store/applicants';

const actionOn = ({ id }: Subscription, action: string): string => `/bureau/api/files/${id}/${action}`;

const progress = (subscription: Subscription): string => {
  const tasks = tasksOf(subscription);
  const at = tasks.findIndex(task => task === subscription.task);
  const items = tasks.map((task, index) => {
    const done = index < at;
    const mark = index === at ? ' aria-current="step"' : '';
    return `<li${done ? ' class="done"' : ''}${mark}>${escaped(taskWords(task))}${done ? '<span class="unseen"> (fait)</span>' : ''}</li>`;
  });
  return `<ol class="tasks" aria-label="Étapes du dossier">${items.join('')}</ol>`;
};

const dayOf = (day: string): string => (isDay(day) ? displayDay(day) : day);

const whose: Readonly<Record<Who, string>> = { TIT: 'titulaire', COT: 'co-titulaire' };

/** What the review has to settle: declared data that the proofs do not show. D-52, D-126 */
const heldFor = (bank: Bank, subscription: Subscription): string => {
  const left = leftProofs(bank, subscription);
  if (left.length === 0) return '';
  const rows = left.map(({ who, what, typed, read }) => [
    escaped(subscription.workflow === 'joint' ? `${factName(what)} (${whose[who]})` : factName(what)),
    escaped(dayOf(typed)),
    escaped(dayOf(read)),
  ]);
  return (
    `<p>Ce qui est déclaré ne concorde pas avec les justificatifs\u00a0:</p>` +
    table('Ce qui ne concorde pas', ['Donnée', 'Déclaré', 'Lu'], rows)
  );
};

const review = (bank: Bank, subscription: Subscription): string =>
  subscription.task === 'middleControl'
    ? `<div class="card act"><h3>À vous de jouer</h3><p>Le client attend que ses justificatifs soient contrôlés. Acceptez le dossier, ou renvoyez un seul justificatif avec un motif, plus bas.</p>` +
      heldFor(bank, subscription) +
      form({ action: actionOn(subscription, 'accept'), button: 'Accepter le dossier' }) +
      `</div>`
    : '';

const statusForm = (subscription: Subscription): string =>
  form({
    action: actionOn(subscription, 'status'),
    className: 'inline',
    fields: select(
      'status',
      'État',
      fileStatuses.map(status => [status, statusWords[status]]),
      subscription.status,
    ),
    button: 'Changer',
    about: 'l’état du dossier',
    quiet: true,
  });

const standing = (bank: Bank, subscription: Subscription): string => {
  const { task, status, workflow, initBo, prospectId, idEne, createdAt, keptUntil, uuid } = subscription;
  return (
    `<h2>Où en est le dossier</h2>${review(bank, subscription)}` +
    facts([
      ['Étape', escaped(taskName(task))],
      ['État', escaped(statusName(status))],
      ['Compte', workflow === 'joint' ? 'Joint' : 'Individuel'],
      ['Ouvert', `${initBo ? 'avec un conseiller' : 'par le client seul'}, ${brandFacts[brandOf(subscription)].name}`],
      ['Dossier', `<code>${escaped(prospectId)}</code>`],
      ['Échange', `<code>${escaped(idEne)}</code>`],
      ['Uuid', `<code>${escaped(uuid)}</code>`],
      ['Créé', moment(createdAt)],
      ['Conservé jusqu’au', escaped(dayOf(keptUntil))],
    ]) +
    `<details><summary>Toutes les étapes</summary>${progress(subscription)}</details>${statusForm(subscription)}`
  );
};

/** An agency corrects the e-mail address of a person who receives no message. JNT-03 */
const addressForm = (subscription: Subscription, who: Who, applicant: Applicant): string =>
  subscription.status === 'OPEN'
    ? form({
        action: actionOn(subscription, 'email'),
        className: 'inline',
        hidden: { who },
        fields: input('email', 'E-mail', { value: emailOf(applicant), required: true }),
        button: 'Corriger l’adresse',
        about: `e-mail de ${nameOf(applicant)}`,
        quiet: true,
      })
    : '';

/** Folded where there are two, so that the papers are not far below. */
const people = (subscription: Subscription): string => {
  const { holder, coHolder } = subscription;
  return `<h2>Personnes</h2><div class="columns">${[
    ['Titulaire', 'TIT', holder] as const,
    ...(coHolder ? [['Co-titulaire', 'COT', coHolder] as const] : []),
  ]
    .map(
      ([role, who, applicant]) =>
        `<details class="card"${coHolder ? '' : ' open'}><summary><h3>${role}\u00a0: ${escaped(nameOf(applicant))}</h3></summary>${facts(personFacts(applicant))}${addressForm(subscription, who, applicant)}</details>`,
    )
    .join('')}</div>`;
};

const messagesTo = (bank: Bank, { holder, coHolder }: Subscription): string => {
  const theirs = [holder, ...(coHolder ? [coHolder] : [])].flatMap(each => [emailOf(each), each.person.email, each.person.mobilePhone]);
  return `<h2>Messages</h2>${messagesTable(bank.messages().filter(({ to }) => theirs.includes(to)))}`;
};

export const fileTitle = ({ holder, coHolder }: Subscription): string => [holder, ...(coHolder ? [coHolder] : [])].map(nameOf).join(' et ');

/** Everything about one file: task, people, data, outcome, and the bank's possible actions. XTR-07, MID-01 */
export const dossierPage = async (bank: Bank, subscription: Subscription): Promise<string> =>
  standing(bank, subscription) +
  people(subscription) +
  proofsSection(bank, subscription) +
  (await endSection(bank, subscription)) +
  `<h2>Interrupteurs de ce dossier</h2><div class="card">${switchesForm(bank, actionOn(subscription, 'switches'), subscription.id)}</div>` +
  messagesTo(bank, subscription);
