import { isRecord } from '@domain/kernel/shape';
import { interactionsOf, isRefused, readPacts, type PactEntry } from '../read';
import { Sandboxed } from '../sandboxed';
import { differencesFrom } from './compare';

type Change = (body: unknown) => unknown;

const within = (change: (name: string, value: unknown) => unknown): Change => {
  const walk = (name: string, value: unknown): unknown => {
    const changed = change(name, value);
    if (changed !== value) return changed;
    if (Array.isArray(value)) return value.map((each: unknown) => walk(name, each));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([each, inner]) => [each, walk(each, inner)]));
  };
  return body => walk('', body);
};
/** Every field of this name, wherever it is. */
const set = (field: string, value: unknown): Change => within((name, before) => (name === field ? value : before));
const turned = (field: string, turn: (value: unknown) => unknown): Change =>
  within((name, before) => (name === field && (typeof before === 'string' || typeof before === 'number') ? turn(before) : before));
const scaled = (field: string, by: number): Change => turned(field, value => Number(value) * by);
const repeated = (field: string): Change =>
  within((name, before) => (name === field && Array.isArray(before) && before.length > 0 ? [...before, ...before] : before));
const twice: Change = body => (Array.isArray(body) && body.length > 0 ? [...body, ...body] : body);
/** Of the one body that is an object with this field. */
const given =
  (field: string, change: (value: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>) => object): Change =>
  body => {
    const value = isRecord(body) ? body[field] : undefined;
    return isRecord(body) && isRecord(value) ? { ...body, [field]: { ...value, ...change(value, body) } } : body;
  };
const text = (change: (value: string) => string) => (value: unknown) => (typeof value === 'string' ? change(value) : value);
const moments = (change: (value: string) => unknown): Change =>
  within((_name, value) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? change(value) : value));

const STATE = /^(?:GET \/v1\/states$|PUT \/v1\/workflow|PUT \/v1\/prospect)/;
const PERSON = /\/v1\/(?:persons|prospect)/;
const CART = /cart/;
const ANY = /./;

const harmful: readonly (readonly [kind: string, what: string, where: RegExp, change: Change])[] = [
  ['ids', 'both people have one id', STATE, given('secureData', ({ holderId }) => ({ coHolderId: holderId }))],
  [
    'ids',
    'the two people are exchanged',
    STATE,
    given('variables', ({ holderVariables, coHolderVariables }) => ({
      holderVariables: coHolderVariables,
      coHolderVariables: holderVariables,
    })),
  ],
  [
    'ids',
    'the exchange has the id of the holder',
    STATE,
    given('variables', (_value, { secureData }) => ({ idEne: isRecord(secureData) ? secureData['holderId'] : '' })),
  ],
  ['ids', 'one number for everybody', PERSON, set('externalReferenceValue', '1')],
  ['ids', 'chosen contracts are there twice', CART, repeated('selectedContracts')],
  ['ids', 'proofs are there twice', STATE, repeated('docs')],
  ['ids', 'agencies are there twice', /structures/, twice],
  ['ids', 'agencies share an id', /structures\/around/, set('id', '1')],
  ['ids', 'a document is there twice', /offer\/documents/, twice],
  ['ids', 'documents have their label for an id', /offer\/documents/, set('documentId', 'Convention')],
  ['ids', 'contracts to withdraw from are there twice', /withdrawal/, repeated('contracts')],
  ['empty', 'a first name', PERSON, set('firstname', '')],
  ['empty', 'an id of a video check', /liveness/, set('livenessId', ' ')],
  ['empty', 'the hours of a day', /structures/, set('tuesday', '')],
  ['empty', 'a label', CART, set('label', '')],
  ['moments', 'a token that is over', /token/, set('expires_in', 0)],
  ['moments', 'a token that lives milliseconds', /token/, set('expires_in', 1_800_000)],
  ['moments', 'a wait in milliseconds', /invitation/, scaled('wait', 1_000)],
  ['moments', 'an e-mail of 1970', /invitation/, set('sentAt', '1970-01-01T00:00:00Z')],
  ['moments', 'a dossier kept until 1999', STATE, set('keptUntil', '1999-12-31')],
  ['moments', 'a review that was due in 1999', STATE, set('expectedBy', '1999-10-16T12:00:00+02:00')],
  ['moments', 'an account opened in 2099', STATE, set('openedOn', '2099-01-01')],
  ['moments', 'a withdrawal possible until 1999', /withdrawal/, set('until', '1999-01-01')],
  ['moments', 'a withdrawal received in 2099', /withdrawal/, set('receivedAt', '2099-01-01T00:00:00Z')],
  ['moments', 'without an offset', ANY, moments(value => value.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ''))],
  ['moments', 'as milliseconds since 1970', ANY, moments(Date.parse)],
  ['codes', 'a county by its name', PERSON, set('county', 'Rhône')],
  ['codes', 'a category 05', PERSON, set('category', '05')],
  ['codes', 'a street type by its label', PERSON, set('streetType', 'Avenue')],
  ['codes', 'a kind of document in letters', STATE, set('documentCode', 'CNI')],
  [
    'codes',
    'nationalities in three letters',
    /proofs|presentations/,
    within((name, value) => (name === 'nationalities' && Array.isArray(value) ? ['FRA'] : value)),
  ],
  ['codes', 'flags as booleans', CART, turned('dematerialization', value => value === '1')],
  ['amounts', 'prices in cents', /public\/cart/, scaled('value', 100)],
  ['amounts', 'a rate as a fraction', CART, scaled('rate', 0.01)],
  ['amounts', 'the cost of an example in cents', CART, scaled('cost', 100)],
  [
    'amounts',
    'the insurance in cents',
    CART,
    within((_name, value) =>
      isRecord(value) && value['type'] === 'INSURANCE' ? { ...value, pricing: { amount: { value: 210 } } } : value,
    ),
  ],
  ['amounts', 'an overdraft to repay within 0 days', CART, set('repayWithinDays', 0)],
  ['amounts', 'limits in cents', CART, scaled('paymentLimits', 100)],
  ['amounts', 'an overdraft in cents', CART, scaled('amount', 100)],
  ['amounts', 'an income below 0', PERSON, scaled('monthlyNetIncome', -1)],
  ['amounts', 'a promotion in days', CART, scaled('dueDateQuantity', 365)],
  ['amounts', 'documents without a page', /offer\/documents/, set('pages', 0)],
  ['amounts', 'a place at 0, 0', /structures\/\d|location|address/i, set('latitude', 0)],
  ['amounts', 'prices as texts', CART, turned('value', String)],
  ['texts', 'encoded twice', /structures/, set('name', 'ChÃ¢tillon')],
  ['texts', 'with entities', /referential/i, set('label', 'Employ&eacute;')],
  ['texts', 'with a control character', /offer\/documents/, set('label', 'Convention\u0000 de compte')],
  ['texts', 'backwards', /structures/, set('name', 'Lyon \u202Eertnec')],
  ['texts', 'with tags', /offer\/documents/, set('label', '<b>Convention</b>')],
  [
    'texts',
    'without their accents',
    PERSON,
    turned(
      'firstname',
      text(value => value.normalize('NFD').replace(/[\u0300-\u036f]/g, '')),
    ),
  ],
  ['texts', 'an IBAN that is masked', STATE, set('iban', 'FR76 XXXX XXXX XXXX XXXX XXXX 843')],
  ['texts', 'an account number that is masked', STATE, set('number', '•••••••5678')],
  ['course', 'a video check is always validated', /liveness/, set('controlValidated', true)],
  [
    'course',
    'the account is always created',
    STATE,
    given('variables', ({ finalisation }) => (finalisation ? { finalisation: { status: 'ENDED', result: 'created' } } : {})),
  ],
  ['course', 'every account is individual', STATE, given('variables', () => ({ type: 'individual' }))],
  [
    'addresses',
    'of another host',
    /offer\/documents|liveness/,
    turned(
      'url',
      text(value => value.replace(/^(https?:\/\/[^/]+)/, '$1.example.net')),
    ),
  ],
  [
    'addresses',
    'without encryption',
    /offer\/documents|liveness/,
    turned(
      'url',
      text(value => value.replace('https:', 'http:')),
    ),
  ],
  ['addresses', 'an acknowledgement elsewhere', /withdrawal/, set('acknowledgement', 'https://papers.example.net/1')],
];

/** Maps whose names are data: each entry is compared. */
const MAPS = ['read', 'expected', 'combinatorialPricings'];
const withMore: Change = within((name, value) =>
  isRecord(value) && !MAPS.includes(name) && !Object.hasOwn(value, 'somethingNew') ? { ...value, somethingNew: { at: [1] } } : value,
);
const backwards: Change = value => {
  if (Array.isArray(value)) return value.map(backwards);
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, each]) => [name, backwards(each)]),
      )
    : value;
};
const longer: Change = body => {
  if (!Array.isArray(body) || body.length === 0) return body;
  const last: unknown = body.at(-1);
  return isRecord(last) && !Object.hasOwn(last, 'documentId') ? [...body, last] : body;
};

const harmless: readonly (readonly [what: string, where: RegExp, change: Change])[] = [
  ['has more fields', /^(?!.*reference)/, withMore],
  ['has its fields in another order', ANY, backwards],
  ['lists more entries', /referential|count|profession|town/i, longer],
  [
    'lists its contracts in another order',
    CART,
    within((name, value) => (name === 'selectedContracts' && Array.isArray(value) ? [...value].reverse() : value)),
  ],
  ['has another name with an accent', /structures/, set('name', 'L’Haÿ-les-Roses, Île-de-France')],
  ['has other hours', /structures/, set('tuesday', 'sur rendez-vous (< 2 jours)')],
];

interface Answered {
  readonly entry: PactEntry;
  readonly body: unknown;
}
const sandbox = new Sandboxed();
const answered: Answered[] = [];
beforeAll(async () => {
  for (const entry of interactionsOf(readPacts()).filter(({ interaction }) => !isRefused(interaction))) {
    const { body } = await sandbox.answer(entry);
    if (body !== undefined) answered.push({ entry, body });
  }
}, 120_000);
afterAll(() => sandbox.close());

const nameOf = ({ interaction: { request } }: PactEntry): string => `${request.method} ${request.path}`;

/** The changed answers, each with the places that the contract refuses. */
const changed = (where: RegExp, change: Change) =>
  answered
    .filter(({ entry }) => where.test(nameOf(entry)))
    .map(({ entry, body }) => ({ entry, before: JSON.stringify(body), body: change(body) }))
    .filter(({ before, body }) => JSON.stringify(body) !== before)
    .map(({ entry, body }) => ({ what: entry.interaction.description, refused: differencesFrom(entry.interaction.response, body) }));

describe('XTR-25: what a backend may answer, by its contracts', () => {
  test('an answer of the sandbox is as its contract has it', () => {
    const wrong = answered.map(({ entry, body }) => [entry.interaction.description, differencesFrom(entry.interaction.response, body)]);
    expect(wrong.filter(([, differences]) => (differences?.length ?? 0) > 0)).toEqual([]);
  });

  test.each(harmful)('%s, %s: is refused', (_kind, _what, where, change) => {
    expect(changed(where, change).filter(({ refused }) => refused.length > 0).length).toBeGreaterThan(0);
  });

  test.each(harmless)('an answer that %s passes', (_what, where, change) => {
    const played = changed(where, change);
    expect(played.length).toBeGreaterThan(0);
    expect(played.filter(({ refused }) => refused.length > 0)).toEqual([]);
  });
});
