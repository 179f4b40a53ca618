import { callsAuth } from '@domain/calls/auth';
import { calls, type Call } from '@contracts/calls';
import { consumer } from '@contracts/providers';
import { states } from '@contracts/states';
import { escaped, list, STYLE, table, tag } from './html';
import { endsSession, interactionsOf, isRefused, refusalOf, type Pact, type Side, type Told } from './read';

const code = (text: string): string => tag('code', escaped(text));
const pretty = (value: unknown): string =>
  tag('pre', tag('code', escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 2))), { tabindex: '0' });

const headersOf = ({ headers = {} }: Side): string =>
  Object.entries(headers)
    .map(([name, values]) => `${name}: ${values.join(', ')}`)
    .join('\n');

const requestLine = ({ interaction: { request } }: Told): string => {
  const query = new URLSearchParams(Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map(value => [name, value])));
  return `${request.method} ${request.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const example = (told: Told): string => {
  const { request, response } = told.interaction;
  const asked = [requestLine(told), headersOf(request)].filter(Boolean).join('\n');
  const answered = [String(response.status), headersOf(response)].filter(Boolean).join('\n');
  return tag(
    'details',
    [
      tag('summary', `Example ${tag('span', `of: ${escaped(told.interaction.description)}`, { class: 'of' })}`),
      tag('p', 'Request'),
      pretty(asked),
      request.body ? pretty(request.body.content) : '',
      tag('p', 'Answer'),
      pretty(answered),
      response.body ? pretty(response.body.content) : tag('p', 'No body.'),
    ].join(''),
  );
};

const stateOf = ({ interaction: { providerStates } }: Told): string =>
  providerStates
    .map(({ name, params = {} }) => escaped(name) + (Object.keys(params).length > 0 ? ` ${code(JSON.stringify(params))}` : ''))
    .join('<br>');

const row = (told: Told): readonly string[] => [
  escaped(told.interaction.description),
  stateOf(told),
  code(isRefused(told.interaction) ? refusalOf(told.interaction) : String(told.interaction.response.status)),
  told.interaction.comments.text.map(escaped).join(' ') + example(told),
];

const HEADS = ['Upon receiving', 'Given', 'Answers', 'What it changes for the person'];

const interactionTable = (caption: string, told: readonly Told[]): string =>
  told.length === 0 ? '' : table(caption, HEADS, told.map(row));

const facts = (call: Call): string =>
  list([
    `Operation ${code(call.operation)}, ${callsAuth.decide(call) === 'bearer' ? 'with a bearer token' : 'without a bearer token'}`,
    `Requirements: ${call.requirements.map(escaped).join(', ')}`,
    `Rules: ${call.rules.map(code).join(', ')}`,
    ...(call.assumptions ?? []).map(assumption => `We took for granted: ${escaped(assumption)}`),
  ]);

const callSection = (call: Call, told: readonly Told[]): string => {
  const mine = told.filter(each => each.call === call && !endsSession(each));
  const name = `${call.method} ${call.path}${call.query ? `?${call.query.join('&')}` : ''}`;
  return tag(
    'section',
    [
      tag('h3', `Call ${call.number}: ${code(name)}`, { id: `call-${call.number}` }),
      tag('p', escaped(call.why)),
      facts(call),
      interactionTable(
        `Call ${call.number}, when it succeeds`,
        mine.filter(({ interaction }) => !isRefused(interaction)),
      ),
      interactionTable(
        `Call ${call.number}, when it is refused`,
        mine.filter(({ interaction }) => isRefused(interaction)),
      ),
    ].join('\n'),
  );
};

const statesTable = (provider: string, told: readonly Told[]): string => {
  const used = new Set(told.flatMap(({ interaction }) => interaction.providerStates.map(({ name }) => name)));
  const rows = Object.entries(states)
    .filter(([name]) => used.has(name))
    .map(([name, { meaning, params }]) => [
      escaped(name),
      escaped(meaning),
      Object.entries(params)
        .map(([param, what]) => `${code(param)}: ${escaped(what)}`)
        .join('<br>'),
    ]);
  return table(`States that ${provider} implements`, ['State', 'Meaning', 'Parameters'], rows);
};

const providerSection = ({ provider, interactions }: Pact, told: readonly Told[]): string => {
  const mine = told.filter(each => each.provider === provider);
  const over = mine.filter(endsSession);
  return tag(
    'section',
    [
      tag('h2', escaped(provider), { id: provider }),
      tag(
        'p',
        `${interactions.length} interactions. The contract: ${tag('a', code(`${consumer}-${provider}.json`), { href: `pacts/${consumer}-${provider}.json` })}.`,
      ),
      statesTable(provider, mine),
      ...calls.filter(call => call.provider === provider).map(call => callSection(call, mine)),
      over.length === 0
        ? ''
        : tag('h3', 'Call 48: a session that is over') + interactionTable(`A session that is over, at ${provider}`, over),
    ].join('\n'),
  );
};

/** The reading page of all contracts: one file that needs nothing else. */
export const page = (pacts: readonly Pact[]): string => {
  const told = interactionsOf(pacts);
  const links = pacts.map(
    ({ provider, interactions }) => `${tag('a', escaped(provider), { href: `#${provider}` })} (${interactions.length})`,
  );
  const body = [
    tag('a', 'Skip to the contracts', { class: 'skip', href: '#main' }),
    tag(
      'header',
      [
        tag('h1', `What ${consumer} asks of each backend`),
        tag(
          'p',
          'Made from the contracts themselves: each line was played through the real adapters of the front end, and has been verified. Headers are shown as an example; where any value will do, the contract says so.',
        ),
      ].join(''),
    ),
    tag('nav', tag('h2', 'Backends') + list(links), { 'aria-label': 'Backends' }),
    tag('main', pacts.map(pact => providerSection(pact, told)).join('\n'), { id: 'main' }),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contracts of ${consumer}</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en">\n<head>${head}</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
};
