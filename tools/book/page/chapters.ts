import type { Both } from '@domain/kernel/says';
import { codeHead, codeRows } from '../tables';
import { fold, paragraph, tableOf } from '../tags';
import { list, requirements, sections } from './asked';
import { wholeDrawing } from './drawing';
import type { Facts } from './fact';
import { say } from './language';
import { howToRead, journey } from './reading';
import { undecidedTable } from './undecided';
import { dated, everyParameter, settingsTable } from './values';

/** A chapter of the book: anchor, name, text. */
export interface Chapter {
  readonly id: string;
  readonly title: Both;
  readonly text: (facts: Facts) => string;
}

const messages = (facts: Facts): string =>
  paragraph(
    say(
      'Toutes les phrases des pages, telles qu’elles sont écrites ; ${…} est une valeur. La recherche trouve une règle par elles.',
      'Every sentence of the pages, as it is written; ${…} is a value. The search finds a rule by them.',
    ),
  ) +
  facts.messages
    .map(([module, ...texts]) =>
      fold(
        `${module} (${texts.length})`,
        tableOf(
          `${say('Phrases de', 'Sentences of')} ${module}`,
          [say('clé', 'key'), say('texte', 'text')],
          texts.map(([key, says]) => [key, says]),
        ),
      ),
    )
    .join('');

/** The chapters before the rules, generated from the rules, the configurations and the lists. */
export const chapters: readonly Chapter[] = [
  { id: 'how', title: { fr: 'Lire ce livre', en: 'How to read this book' }, text: howToRead },
  { id: 'undecided', title: { fr: 'Ce que ce livre ne décide pas', en: 'What this book does not decide' }, text: undecidedTable },
  { id: 'sections', title: { fr: 'Les sections de la spécification', en: 'The sections of the specification' }, text: sections },
  { id: 'journey', title: { fr: 'Le parcours', en: 'The journey' }, text: journey },
  { id: 'parameters', title: { fr: 'Paramètres', en: 'Parameters' }, text: facts => dated(facts) + everyParameter() },
  { id: 'settings', title: { fr: 'Configuration de production', en: 'Configuration of production' }, text: settingsTable },
  { id: 'messages', title: { fr: 'Phrases des pages', en: 'Sentences of the pages' }, text: messages },
  {
    id: 'codes',
    title: { fr: 'Codes de la banque', en: 'Codes of the bank' },
    text: () =>
      tableOf(
        say('Où mène chaque code, selon le moment où il vient', 'What each code leads to, by the moment it comes at'),
        codeHead,
        codeRows(),
      ),
  },
  {
    id: 'agreements',
    title: { fr: 'Ce sur quoi des règles s’accordent', en: 'What rules must agree on' },
    text: ({ relations }) =>
      tableOf(
        say(
          'Vérifié quand cette page est faite ; sans cela, pas de livre',
          'Asked when this page was made; without each of them there is no book',
        ),
        [say('règles', 'rules'), say('s’accordent sur', 'must agree on'), say('résultat', 'result')],
        relations.map(([rules, says, holds]) => [
          rules.replaceAll(' ', ', '),
          says,
          holds ? say('vrai', 'holds') : say('FAUX', 'does not hold'),
        ]),
      ),
  },
  {
    id: 'dependencies',
    title: { fr: 'Ce qui dépend de quoi', en: 'What depends on what' },
    text: facts =>
      paragraph(
        say(
          'À gauche, les lieux du produit qui appellent une règle ; à droite, en arcs, les règles qui en appellent une autre. La page de chaque règle nomme les fichiers.',
          'On the left the places of the product that ask a rule, on the right, in arcs, the rules that ask another. Each rule’s own page names the files.',
        ),
      ) + wholeDrawing(facts),
  },
  {
    id: 'requirements',
    title: { fr: 'Exigences et ce qui les garde', en: 'Requirements and what keeps them' },
    text: requirements,
  },
  {
    id: 'decisions',
    title: { fr: 'Hypothèses et contradictions', en: 'Assumptions and contradictions' },
    text: ({ decisions }) => list(decisions, () => ''),
  },
];
