import { stages } from '@domain/journey/breadcrumb';
import { stepRow, steps } from '@domain/journey/steps';
import { entries } from '@domain/register';
import { stepHead, stepRows } from '../tables';
import { escaped, fold, paragraph, tableOf, tag } from '../tags';
import { say } from './language';

export const howToRead = (): string =>
  [
    say(
      `${entries.length} règles de l’ouverture de compte, telles que l’application les exécute. Chaque règle dit une chose que le parcours décide. Les nombres de sa phrase sont ceux avec lesquels elle décide ; un paramètre qui ne changerait aucune réponse est refusé. Exemples, limites et grilles sont calculés à l’ouverture de la règle, par le code même de l’application.`,
      `${entries.length} rules of the account opening journey, as the application runs them. Each rule says one thing that the journey decides. The numbers of its sentence are those with which it decides; a parameter that no answer follows is refused. Examples, limits and grids are computed by the very code that the application runs, when you open the rule.`,
    ),
    say(
      'À côté, les exigences auxquelles elle répond, avec la section de la spécification, et ce qui l’appelle dans le produit. « Les sections de la spécification » montre ce à quoi rien ne répond ; « Ce que ce livre ne décide pas », ce que la banque doit décider ailleurs.',
      'Beside it stand the requirements that it keeps, with the section of the specification, and what asks it in the product. “The sections of the specification” shows what nothing answers; “What this book does not decide” what the bank must decide elsewhere.',
    ),
    say(
      '« Où sa réponse change » donne la dernière valeur d’une réponse et la première de la suivante. « Ce que sa phrase exclut » nomme l’exemple qui enfreint chaque « seul », « jamais » ou « au plus » ; sans lui, il n’y a pas de livre.',
      '“Where its answer changes” gives the last value with one answer and the first with the next. “What its sentence leaves out” names the example that breaks each ‘only’, ‘never’ or ‘under’; without one the book is not made.',
    ),
    say(
      'Aucun responsable n’est encore nommé, et personne n’a relu les bases légales à leur source : « à nommer par la banque » et « à confirmer par la banque » sont des champs que la banque remplit, dans tools/book/page/owned.ts.',
      'No owner is named yet, and nobody has read the legal bases again at their source: “to be named by the bank” and “to be confirmed by the bank” are fields for the bank to fill, in tools/book/page/owned.ts.',
    ),
    say(
      'Les phrases des règles sont écrites en deux langues. Exemples, exigences et décisions ne le sont qu’en anglais.',
      'The sentences of the rules are written in both languages; examples, requirements and decisions in English alone.',
    ),
    say(
      'npm run rulebook -- diff ANCIEN dit quelles réponses ont changé depuis un autre livre. Rien de ce qui est saisi ici n’est envoyé.',
      'npm run rulebook -- diff OLD says which answers changed since another book. Nothing typed here is sent anywhere.',
    ),
    say(
      'TIT est le titulaire, COT le co-titulaire ; omc, un prospect seul ; mdc, avec un conseiller. « absent » : une valeur inconnue.',
      'TIT is the holder, COT the co-holder; omc is a prospect alone, mdc one with an adviser. “absent” stands for a value that is not known.',
    ),
  ]
    .map(text => paragraph(text.replace(/« | (?=[»;:!?])/g, space => space.replace(' ', '\u00a0'))))
    .join('') + tag('div', { class: 'row all-cases no-print' });

const STAGES: Readonly<Record<string, string>> = { offer: 'Offre', file: 'Dossier', signature: 'Signature' };

const stageName = (stage: string): string => say(STAGES[stage] ?? stage, `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`);

const stepItem = ({ id }: (typeof steps)[number]): string => {
  const { of, pages } = stepRow(id);
  const who = of === null ? '' : tag('span', { class: 'tag' }, of);
  return tag('li', of === 'COT' ? { class: 'other' } : {}, tag('strong', {}, id), ' ', who, tag('small', {}, escaped(pages.join(', '))));
};

/** The column of the stage in the table of steps. */
const STAGE = stepHead.indexOf('breadcrumb');

export const journey = (): string =>
  [
    ...stages.map(stage =>
      fold(stageName(stage), tag('ol', { class: 'way' }, ...steps.filter(step => step.stage === stage).map(stepItem))),
    ),
    ...stages.map(stage =>
      fold(
        `${stageName(stage)} : ${say('numéros, pièces et minutes de chaque page', 'numbers, papers and minutes of each page')}`,
        tableOf(
          `${say('Pages de la partie', 'Pages of the part')} ${stageName(stage)}`,
          stepHead,
          stepRows().filter(row => row[STAGE] === stage),
        ),
      ),
    ),
  ].join('');
