import { calls } from '@contracts/calls';
import { consumer } from '@contracts/providers';
import { states } from '@contracts/states';
import { endsSession, interactionsOf, type Pact, type PactEntry } from '../read';
import type { Schema } from '../schema';
import { BOOK, callCard, interactions, nameOf } from './call';
import { code, escaped, link, list, table, tag } from './html';
import { searchScript, STYLE } from './look';
import { pageText, wordSections } from './words';

const statesTable = (provider: string, entries: readonly PactEntry[]): string => {
  const used = new Set(entries.flatMap(({ interaction }) => interaction.providerStates.map(({ name }) => name)));
  const rows = Object.entries(states)
    .filter(([name]) => used.has(name))
    .map(([name, { meaning, params }]) => [
      escaped(name),
      escaped(meaning),
      Object.entries(params)
        .map(([param, what]) => `${code(param)}: ${escaped(what)}`)
        .join('<br>') || 'none',
    ]);
  return tag(
    'details',
    {},
    tag('summary', {}, `The ${rows.length} states that ${provider} implements`) +
      table(`States of ${provider}`, ['State', 'Meaning', 'Parameters'], rows),
  );
};

const providerSection = (
  { provider, interactions: agreed }: Pact,
  entries: readonly PactEntry[],
  schemas: ReadonlyMap<string, Schema>,
): string => {
  const mine = entries.filter(each => each.provider === provider);
  const here = calls.filter(call => call.provider === provider);
  const over = mine.filter(endsSession);
  const card = (content: string): string => tag('article', { class: 'card', 'data-found': '' }, content);
  return tag(
    'section',
    {},
    [
      tag('h2', { id: provider }, escaped(provider)),
      card(
        [
          tag(
            'p',
            {},
            `${agreed.length} interactions in ${link(`pacts/${consumer}-${provider}.json`, code(`${consumer}-${provider}.json`))}; stubs of its states in ${link(`stubs/${provider}/`, code(`stubs/${provider}/`))}.`,
          ),
          tag('div', { class: 'calls' }, list(here.map(call => link(`#call-${call.number}`, `${call.number} ${code(nameOf(call))}`)))),
          statesTable(provider, mine),
        ].join('\n'),
      ),
      ...here.map(call => callCard(call, mine, schemas.get(call.number) ?? {})),
      over.length === 0
        ? ''
        : card(tag('h3', {}, 'Call 48: a session that is over') + interactions('Ends the session', `at ${provider}`, over)),
    ].join('\n'),
  );
};

const contents = (pacts: readonly Pact[]): string =>
  [
    tag('h2', { class: 'of', id: 'contents' }, 'Contents'),
    list(wordSections.map(([id, title]) => link(`#${id}`, escaped(title)))),
    tag('p', {}, tag('strong', {}, 'Backends')),
    list(pacts.map(({ provider, interactions: { length } }) => link(`#${provider}`, `${escaped(provider)} (${length})`))),
  ].join('');

const search = tag(
  'div',
  { class: 'search no-print', role: 'search', hidden: '' },
  `${tag('label', {}, `Search ${tag('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' }, '').replace('</input>', '')}`)}<output></output>`,
);

/** The page of all contracts: one file without dependencies. */
export const page = (pacts: readonly Pact[], schemas: ReadonlyMap<string, Schema>): string => {
  const entries = interactionsOf(pacts);
  const body = [
    tag('a', { class: 'skip', href: '#main' }, 'Skip to the contracts'),
    tag(
      'header',
      { class: 'top' },
      tag('h1', {}, `What ${consumer} asks of each backend`) +
        tag(
          'p',
          {},
          `${entries.length} interactions of ${calls.length} calls, each played through the real adapters of the front end and verified. ${link(`${BOOK}#how`, 'The rule book')}`,
        ),
    ),
    tag(
      'div',
      { class: 'page' },
      [
        tag('div', { class: 'side' }, search + tag('nav', { 'aria-labelledby': 'contents' }, contents(pacts))),
        tag(
          'main',
          { id: 'main', tabindex: '-1' },
          tag('section', {}, tag('h2', { id: 'before' }, 'Before you begin') + pageText(entries)) +
            pacts.map(pact => providerSection(pact, entries, schemas)).join('\n'),
        ),
      ].join('\n'),
    ),
    tag('script', {}, searchScript()),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contracts of ${consumer}</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
};
