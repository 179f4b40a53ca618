import type { Bank } from '../bank';
import { displayDay } from '@domain/kernel/day';
import { SAMPLES_FOLDER } from '../samples/write';
import { escaped, form, input, select, type Asked } from './html';
import { inParis, moment } from './moments';
import { samplesAreOf } from './samplesMade';
import { switchChoices, switchNames } from './words';

export const switchesForm = (bank: Bank, action: string, scope?: string): string => {
  const set = bank.switches(scope);
  const everybody = scope === undefined ? {} : bank.switches();
  const fields = switchNames.map(name => {
    const { label, choices } = switchChoices[name];
    const [, ...real] = choices;
    const inherited = everybody[name];
    const first =
      inherited === undefined
        ? choices.slice(0, 1)
        : ([['', `Comme tous\u00a0: ${real.find(([value]) => value === inherited)?.[1] ?? inherited}`]] as const);
    return select(name, label, [...first, ...real], set[name] ?? '');
  });
  return form({
    action,
    className: 'fields',
    fields: fields.join(''),
    button: 'Enregistrer',
    about: scope === undefined ? 'les interrupteurs de tous les dossiers' : 'les interrupteurs de ce dossier',
  });
};

const preset = (now: string, button: string): string =>
  form({ action: '/bureau/api/clock', hidden: { now, back: '/reglages' }, button, quiet: true, className: 'inline' });

const clock = (bank: Bank, wrong: boolean): string =>
  `<h2>Horloge</h2><div class="card"><p>La banque est au <strong>${moment(bank.now())}</strong>. Les applications suivent cette horloge.</p>` +
  form({
    action: '/bureau/api/clock',
    fields:
      (wrong ? '<p class="error">Choisissez un jour et une heure.</p>' : '') +
      input('now', 'Jour et heure', { hint: 'À l’heure de Paris', value: inParis(bank.now()), required: true, type: 'datetime-local' }),
    button: 'Régler',
    about: 'l’horloge',
  }) +
  preset('2025-12-31T23:59:00+01:00', 'Dernière minute des offres') +
  preset('2026-01-01T00:00:00+01:00', 'Après les offres') +
  `</div>`;

const samples = (bank: Bank): string => {
  const made = samplesAreOf();
  const today = displayDay(bank.today());
  const state =
    made === undefined
      ? `Le dossier <code>${SAMPLES_FOLDER}/</code> est vide.`
      : made === today
        ? `Ceux du dossier <code>${SAMPLES_FOLDER}/</code> sont à la date de la banque (${today}).`
        : `<strong>Ceux du dossier <code>${SAMPLES_FOLDER}/</code> datent du ${escaped(made)}\u00a0: l’horloge a été déplacée au ${today}, ils sont à refaire.</strong>`;
  return (
    `<h2>Échantillons de documents</h2><div class="card"><p>${state} Ceux de la page «\u00a0Cas à essayer\u00a0» et des pages des dossiers sont toujours à la date de la banque.</p>` +
    form({
      action: '/bureau/api/samples',
      button: made === undefined ? 'Faire les échantillons' : 'Refaire les échantillons',
      quiet: made === today,
    }) +
    `</div>`
  );
};

const emptying = (): string =>
  `<h2>Tout effacer</h2><div class="card"><p>Dossiers, messages, réglages et pannes sont effacés, sans retour.</p>` +
  `<details><summary>Vider la banque…</summary><p>Tous les dossiers et tous les messages sont effacés. Rien ne les fait revenir.</p>` +
  form({ action: '/bureau/api/reset', button: 'Vider la banque', quiet: true }) +
  `</details>` +
  `</div>`;

/** The clock, the switches of every file, the samples, and the reset. D-37, D-44 */
export const settingsPage = (bank: Bank, { probleme }: Asked): string =>
  clock(bank, probleme !== undefined) +
  `<h2>Interrupteurs de tous les dossiers</h2><div class="card"><p>Ils l’emportent sur les valeurs d’essai\u00a0; ceux d’un dossier, sur sa page, l’emportent sur eux.</p>${switchesForm(bank, '/bureau/api/switches')}</div>` +
  samples(bank) +
  emptying();
