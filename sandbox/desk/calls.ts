import { variants } from '@domain/brand/variant';
import { taskIds } from '@domain/journey/steps';
import { faultKinds, faultMethods } from '../faults/fault';
import { seedNames } from '../prepared/seedNames';
import { fileStatuses } from '../scenarios/scenario';
import { decisions } from './decisionWords';

/** JSON Schema of a field or an answer. */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer', minimum: 1 };
const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
const object: Schema = { type: 'object' };
const list = (items: Schema = object): Schema => ({ type: 'array', items });

/** A call of the desk. Fields that end with `?` are optional. */
export interface DeskCall {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly effect: string;
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly status?: number;
  readonly answer?: Schema;
  /** Whether the call may come too early, which is a 409. */
  readonly mayBeEarly?: boolean;
}

const switches = {
  'review?': oneOf('validated', 'always', 'never'),
  'papers?': oneOf('inTurn', 'refused'),
  'liveness?': oneOf('measured', 'validated', 'refused', 'error', 'maximum', 'silent'),
  'consent?': oneOf('required'),
  'overdraft?': oneOf('refused'),
  'opening?': oneOf('afterDelay'),
  'refusal?': oneOf('notFinal', 'automated', 'letter'),
  'signature?': oneOf('asked', 'refused', 'error', 'expired'),
  'decision?': oneOf(...decisions),
};
const now = { now: { type: 'string', description: 'An instant, or a day and hour of Paris: 2026-01-01T00:00' } };
const prepared = {
  task: oneOf(...taskIds.filter(task => task !== 'welcome')),
  'workflow?': oneOf('individual', 'joint'),
  'variant?': oneOf(...variants),
  'firstName?': text,
  'lastName?': text,
  'coHolderFirstName?': text,
  'coHolderLastName?': text,
  'local?': { type: 'string', description: 'The holder’s e-mail before the @' },
  'done?': oneOf('video', 'signature'),
};
const fault = {
  method: oneOf(...faultMethods),
  path: text,
  kind: oneOf(...faultKinds),
  'latencyMs?': whole,
  'status?': whole,
  'code?': text,
  'times?': whole,
};

const API = '/bureau/api';
const FILE = `${API}/files/{id}`;

/** Every call of the desk: the document that it serves, and the table of the README, are made of these. XTR-14 */
export const deskCalls: readonly DeskCall[] = [
  { id: 'openapi', method: 'GET', path: `${API}/openapi.json`, effect: 'this list of calls, as OpenAPI 3.1' },
  {
    id: 'bankOpenapi',
    method: 'GET',
    path: `${API}/bank-openapi.json`,
    effect: 'the calls of the contracts, as OpenAPI; 404 before `npm run generate`',
  },
  { id: 'listMessages', method: 'GET', path: `${API}/messages`, effect: 'the outbox, newest first', answer: list() },
  { id: 'listDossiers', method: 'GET', path: `${API}/files`, effect: 'the dossiers', answer: list() },
  { id: 'readDossier', method: 'GET', path: FILE, effect: 'one dossier with its proofs, checks, ceremonies, decision' },
  {
    id: 'prepareDossier',
    method: 'POST',
    path: `${API}/files`,
    fields: prepared,
    status: 201,
    effect: 'creates a prepared dossier and returns its ids, e-mails, mobiles',
  },
  {
    id: 'seed',
    method: 'POST',
    path: `${API}/seeds`,
    fields: { name: oneOf(...seedNames) },
    status: 201,
    effect: 'creates the dossiers of a named seed',
    answer: list(),
  },
  {
    id: 'exportDossier',
    method: 'GET',
    path: `${FILE}/export`,
    effect: 'the dossier with its proofs and messages, to import it elsewhere; may contain real documents',
  },
  {
    id: 'importDossier',
    method: 'POST',
    path: `${API}/files/import`,
    fields: { schema: whole, at: whole, file: object, documents: list(), switches: object, messages: list() },
    status: 201,
    mayBeEarly: true,
    effect: 'imports an exported dossier; 409 where it exists already',
  },
  { id: 'accept', method: 'POST', path: `${FILE}/accept`, mayBeEarly: true, effect: 'the review accepts' },
  {
    id: 'sendBack',
    method: 'POST',
    path: `${FILE}/send-back`,
    fields: { rank: text, reason: text },
    mayBeEarly: true,
    effect: 'sends one proof back',
  },
  { id: 'removeProof', method: 'POST', path: `${FILE}/remove-proof`, fields: { rank: text }, effect: 'removes a proof' },
  { id: 'setStatus', method: 'POST', path: `${FILE}/status`, fields: { status: oneOf(...fileStatuses) }, effect: 'sets the status' },
  {
    id: 'correctEmail',
    method: 'POST',
    path: `${FILE}/email`,
    fields: { who: oneOf('TIT', 'COT'), email: text },
    mayBeEarly: true,
    effect: 'corrects an e-mail and sends a new link',
  },
  {
    id: 'endCeremony',
    method: 'POST',
    path: `${FILE}/ceremony`,
    fields: { end: oneOf('expired', 'refused') },
    mayBeEarly: true,
    effect: 'ends the current ceremony',
  },
  { id: 'repair', method: 'POST', path: `${FILE}/repair`, mayBeEarly: true, effect: 'the bank repeats a creation that failed' },
  {
    id: 'setDossierSwitches',
    method: 'PUT',
    path: `${FILE}/switches`,
    fields: switches,
    effect: 'replaces the switches of a dossier; one that is left out decides nothing',
  },
  { id: 'setDossierSwitchesByForm', method: 'POST', path: `${FILE}/switches`, fields: switches, effect: 'the same' },
  { id: 'readSwitches', method: 'GET', path: `${API}/switches`, effect: 'the switches of every dossier' },
  { id: 'setSwitches', method: 'PUT', path: `${API}/switches`, fields: switches, effect: 'replaces the switches of every dossier' },
  { id: 'setSwitchesByForm', method: 'POST', path: `${API}/switches`, fields: switches, effect: 'the same' },
  { id: 'readClock', method: 'GET', path: `${API}/clock`, effect: 'the bank’s clock' },
  { id: 'setClock', method: 'PUT', path: `${API}/clock`, fields: now, effect: 'sets the clock' },
  { id: 'setClockByForm', method: 'POST', path: `${API}/clock`, fields: now, effect: 'the same' },
  { id: 'listFaults', method: 'GET', path: `${API}/faults`, effect: 'the faults that are set', answer: list() },
  { id: 'setFault', method: 'POST', path: `${API}/faults`, fields: fault, effect: 'sets a fault, as above' },
  { id: 'removeFaults', method: 'DELETE', path: `${API}/faults`, status: 204, effect: 'removes all faults' },
  { id: 'removeFault', method: 'DELETE', path: `${API}/faults/{id}`, status: 204, effect: 'removes a fault' },
  { id: 'removeFaultsByForm', method: 'POST', path: `${API}/faults/remove`, fields: { 'id?': text }, effect: 'removes a fault, or all' },
  { id: 'listCards', method: 'GET', path: `${API}/cards`, effect: 'the scenario cards', answer: list() },
  { id: 'listReports', method: 'GET', path: `${API}/reports`, effect: 'what browsers reported: security policy, errors, tracking' },
  { id: 'listAdvisers', method: 'GET', path: `${API}/advisers`, effect: 'the advisers of the workstation', answer: list() },
  {
    id: 'openAsAdviser',
    method: 'POST',
    path: `${API}/advisers/{id}/open`,
    fields: { 'file?': text },
    effect: 'the address by which an adviser opens a dossier, or a new one; it works once',
  },
  { id: 'drawSamples', method: 'POST', path: `${API}/samples`, status: 202, effect: 'draws the folder’s samples again' },
  { id: 'reset', method: 'POST', path: `${API}/reset`, effect: 'deletes every dossier, message, switch and fault' },
];

const bodyOf = ({ fields }: DeskCall): Schema =>
  fields === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])),
                required: Object.keys(fields).filter(name => !name.endsWith('?')),
              },
            },
          },
        },
      };

const answersOf = ({ status = 200, answer = object, fields, path, mayBeEarly }: DeskCall): Schema => ({
  [status]: { description: 'Done.', ...(status === 204 ? {} : { content: { 'application/json': { schema: answer } } }) },
  ...(fields ? { 400: { description: 'A field is wrong; the answer names it.' } } : {}),
  ...(path.includes('{') ? { 404: { description: 'Not known.' } } : {}),
  ...(mayBeEarly ? { 409: { description: 'Not possible now.' } } : {}),
});

const operationOf = (call: DeskCall): Schema => ({
  operationId: call.id,
  summary: call.effect,
  ...(call.path.includes('{') ? { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] } : {}),
  ...bodyOf(call),
  responses: answersOf(call),
});

/** The desk's own calls as OpenAPI 3.1; `server`: the desk's origin. */
export const deskOpenapi = (server: string): Schema => ({
  openapi: '3.1.0',
  info: { title: 'The desk of the bank in a box', version: '1', description: 'For tests. A page of another origin is refused (403).' },
  servers: [{ url: server }],
  paths: Object.fromEntries(
    [...new Set(deskCalls.map(({ path }) => path))].map(path => [
      path,
      Object.fromEntries(deskCalls.filter(call => call.path === path).map(call => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  ),
});

const valuesOf = (name: string, schema: Schema): string => {
  const values = schema['enum'];
  const shown = Array.isArray(values) && values.length <= 4 ? ` (${values.map(value => `\`${String(value)}\``).join(', ')})` : '';
  return `\`${name}\`${shown}`;
};

/** The table of the README. */
export const deskTable = (): string =>
  [
    '| call | body | effect |',
    '| --- | --- | --- |',
    ...deskCalls.map(({ method, path, fields = {}, effect }) => {
      const body = Object.entries(fields).map(([name, schema]) => valuesOf(name, schema));
      return `| \`${method} ${path}\` | ${body.join(', ')} | ${effect} |`.replace('|  |', '| |');
    }),
  ].join('\n');
