import { callsAuth } from '@domain/calls/auth';
import type { Call } from '@contracts/calls';
import { requestSchemas } from '@contracts/requests';
import { endsSession, isRefused, refusalOf, type Side, type PactEntry } from '../read';
import type { Schema } from '../schema';
import { answerTable, requestTable } from './fields';
import { aside, code, escaped, fold, list, pretty, tag } from './html';

const headersOf = ({ headers = {} }: Side): string =>
  Object.entries(headers)
    .map(([name, values]) => `${name}: ${values.join(', ')}`)
    .join('\n');

const requestLine = ({ interaction: { request } }: PactEntry): string => {
  const query = new URLSearchParams(Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map(value => [name, value])));
  return `${request.method} ${request.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const states = ({ interaction: { providerStates } }: PactEntry): string =>
  providerStates
    .map(({ name, params = {} }) => escaped(name) + (Object.keys(params).length > 0 ? ` ${code(JSON.stringify(params))}` : ''))
    .join('; ');

/** One interaction: a summary line, with the rest in a disclosure. */
const row = (entry: PactEntry): string => {
  const { description, comments, request, response } = entry.interaction;
  const status = isRefused(entry.interaction) ? refusalOf(entry.interaction) : String(response.status);
  return tag(
    'details',
    { class: 'told' },
    [
      tag('summary', {}, `${tag('span', { class: 'tag' }, escaped(status))} ${escaped(description)}`),
      tag('p', {}, `${tag('strong', {}, 'Given')} ${states(entry)}.`),
      tag('p', {}, `${tag('strong', {}, 'For the person:')} ${comments.text.map(escaped).join(' ')}`),
      pretty([requestLine(entry), headersOf(request)].join('\n') + (request.body ? `\n\n${bodyOf(request)}` : '')),
      pretty([`${response.status}`, headersOf(response)].filter(Boolean).join('\n') + (response.body ? `\n\n${bodyOf(response)}` : '')),
    ].join(''),
  );
};

const LONG = 300;
/** Cuts long values such as documents, whose bytes mean nothing to a reader. */
const cut = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > LONG ? `${value.slice(0, LONG / 5)}…` : value;
const bodyOf = ({ body }: Side): string => (typeof body?.content === 'string' ? body.content : JSON.stringify(body?.content, cut, 1));

/** Interactions below a heading; `of`: their call, for screen readers. */
export const interactions = (heading: string, of: string, entries: readonly PactEntry[]): string =>
  entries.length === 0 ? '' : tag('h5', {}, escaped(heading) + aside(` of ${of}`)) + entries.map(row).join('\n');

const facts = (call: Call): string =>
  list([
    `Operation ${code(call.operation)}, ${callsAuth.decide(call) === 'bearer' ? 'with a bearer token' : 'without a bearer token'}`,
    `Requirements: ${call.requirements.map(code).join(', ')}`,
    `Rules: ${call.rules.map(code).join(', ')}`,
    ...(requestSchemas[call.number]?.maxProperties === 0 ? [`Sends ${code('{}')}`] : []),
    ...(call.repeated === undefined ? [] : [`${tag('strong', {}, 'When it arrives twice:')} ${escaped(call.repeated)}`]),
    ...(call.assumptions ?? []).map(assumption => `${tag('strong', {}, 'We took for granted:')} ${escaped(assumption)}`),
  ]);

const nameOf = ({ method, path, query }: Call): string => `${method} ${path}${query ? `?${query.join('&')}` : ''}`;

/** A call with everything agreed about it. */
export const callCard = (call: Call, entries: readonly PactEntry[], schema: Schema): string => {
  const mine = entries.filter(each => each.call === call && !endsSession(each));
  const of = `call ${call.number}`;
  const fields = requestTable(call) + answerTable(call, mine, schema);
  return tag(
    'article',
    {},
    fold(
      tag('h4', { id: `call-${call.number}` }, `${tag('span', { class: 'number' }, `Call ${call.number}`)} ${code(nameOf(call))}`),
      [
        tag('p', { class: 'lead' }, escaped(call.why)),
        facts(call),
        fields === '' ? '' : tag('details', {}, tag('summary', {}, `Field by field${aside(`, ${of}`)}`) + fields),
        interactions(
          'Succeeds',
          of,
          mine.filter(({ interaction }) => !isRefused(interaction)),
        ),
        interactions(
          'Is refused',
          of,
          mine.filter(({ interaction }) => isRefused(interaction)),
        ),
      ].join('\n'),
      true,
    ),
  );
};
