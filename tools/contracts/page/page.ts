import { calls } from '@contracts/calls';
import { consumer } from '@contracts/providers';
import { states } from '@contracts/states';
import { endsSession, interactionsOf, type Pact, type PactEntry } from '../read';
import type { Schema } from '../schema';
import { callCard, interactions } from './call';
import { code, escaped, fold, link, list, table, tag } from './html';
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
  return fold(
    `The ${rows.length} states that ${provider} implements`,
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
  const about = [
    tag(
      'p',
      {},
      `${agreed.length} interactions in ${link(`pacts/${consumer}-${provider}.json`, code(`${consumer}-${provider}.json`))}; stubs of its states in ${link(`stubs/${provider}/`, code(`stubs/${provider}/`))}.`,
    ),
    statesTable(provider, mine),
  ];
  const session = fold(tag('h4', {}, 'Call 48: a session that is over'), interactions('Ends the session', `at ${provider}`, over), true);
  return fold(
    tag('h3', { id: provider }, `${escaped(provider)} ${tag('span', { class: 'number' }, `(${here.length} calls)`)}`),
    [...about, ...here.map(call => callCard(call, mine, schemas.get(call.number) ?? {})), over.length === 0 ? '' : session].join('\n'),
  );
};

const contents = (pacts: readonly Pact[]): string =>
  tag(
    'details',
    {},
    tag('summary', {}, 'Contents') +
      list(wordSections.map(([id, title]) => link(`#${id}`, escaped(title)))) +
      tag('p', { class: 'room' }, 'Backends') +
      list(pacts.map(({ provider }) => link(`#${provider}`, escaped(provider)))),
  );

const search = tag(
  'div',
  { class: 'search no-print', role: 'search', hidden: '' },
  `${tag('label', {}, `Search ${tag('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' }, '').replace('</input>', '')}`)}<output id="found"></output>`,
);

/** The page of all contracts: one file without dependencies. */
export const page = (pacts: readonly Pact[], schemas: ReadonlyMap<string, Schema>): string => {
  const entries = interactionsOf(pacts);
  const body = [
    tag('a', { class: 'skip', href: '#main' }, 'Skip to the contracts'),
    tag('header', { class: 'top' }, tag('div', { class: 'bar' }, tag('h1', {}, 'The contracts'))),
    tag(
      'div',
      { class: 'page' },
      [
        tag('div', { class: 'side' }, search + tag('nav', { 'aria-label': 'Contents' }, contents(pacts))),
        tag(
          'main',
          { id: 'main', tabindex: '-1' },
          tag(
            'p',
            { class: 'lead' },
            `What ${consumer} asks of each backend: ${entries.length} interactions of ${calls.length} calls, each played through the real adapters of the front end and verified.`,
          ) +
            tag('section', {}, tag('h2', { id: 'before' }, 'Before you begin') + pageText(entries)) +
            tag('section', {}, tag('h2', {}, 'Backends') + pacts.map(pact => providerSection(pact, entries, schemas)).join('\n')),
        ),
      ].join('\n'),
    ),
    tag('script', {}, searchScript()),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contracts of ${consumer}</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
};
