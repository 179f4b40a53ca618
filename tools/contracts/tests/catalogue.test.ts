import fs from 'node:fs';
import path from 'node:path';
import { authenticatedProviders, calls, clientSideCodes } from '@contracts/calls';
import { consumer, providers } from '@contracts/providers';
import { states } from '@contracts/states';
import { clientIdCodes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { finalisationFailures, rejections } from '@domain/errors/refusals';
import { endsSession, interactionsOf, isRefused, readPacts, refusalOf } from '../read';

const pacts = readPacts();
const all = interactionsOf(pacts);
const own = all.filter(entry => !endsSession(entry));
const codes = new Set(own.map(({ interaction }) => refusalOf(interaction).split(' ')[1]));

describe('API-01: every call of section 7 is agreed upon', () => {
  test('there are 47 calls, two more and ten proposed, and one pact for each of the 12 providers', () => {
    expect(calls.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 21 }, (_, at) => String(at + 1)),
      '21b',
      ...Array.from({ length: 5 }, (_, at) => String(at + 22)),
      '26b',
      ...Array.from({ length: 3 }, (_, at) => String(at + 27)),
      '29b',
      ...Array.from({ length: 6 }, (_, at) => String(at + 30)),
      '35b',
      '35c',
      '35d',
      '36',
      '37',
      '37b',
      '37c',
      ...Array.from({ length: 3 }, (_, at) => String(at + 38)),
      '40b',
      '40c',
      '40d',
      '41',
      '42',
      '42b',
      ...Array.from({ length: 5 }, (_, at) => String(at + 43)),
    ]);
    expect(fs.readdirSync('contracts/generated/pacts').sort()).toEqual(
      [...providers].sort().map(provider => `${consumer}-${provider}.json`),
    );
  });

  describe.each(calls)('call $number: $method $path', ({ number, provider, successes, refusals }) => {
    const mine = own.filter(({ call }) => call?.number === number);

    test('is in the pact of its provider only', () => {
      expect([...new Set(mine.map(entry => entry.provider))]).toEqual([provider]);
    });

    test(`succeeds in at least ${successes} way(s)`, () => {
      expect(mine.filter(({ interaction }) => !isRefused(interaction)).length).toBeGreaterThanOrEqual(successes);
    });

    test('is refused in each way that the front end tells apart, and in no other', () => {
      const agreed = mine.filter(({ interaction }) => isRefused(interaction)).map(({ interaction }) => refusalOf(interaction));
      expect([...new Set(agreed)].sort()).toEqual([...refusals].sort());
    });
  });

  test.each([
    ...functionalCodes.filter(code => !clientSideCodes.includes(code)),
    ...proposedCodes,
    ...rejections,
    ...finalisationFailures,
    ...clientIdCodes,
  ])('ERR-01, FIN-02, RES-02: some bank sends %s', code => {
    expect(codes).toContain(code);
  });

  test.each(authenticatedProviders)('SES-02: %s says once that a session is not valid, once that it has no right', provider => {
    const over = all
      .filter(entry => entry.provider === provider && endsSession(entry))
      .map(({ interaction }) => interaction.response.status);
    expect(over.sort()).toEqual([401, 403]);
  });

  test('the providers that need a session are those that have a call with one', () => {
    const needed = new Set(
      all.filter(({ interaction }) => Object.hasOwn(interaction.request.headers ?? {}, 'Authorization')).map(({ provider }) => provider),
    );
    expect([...needed].sort()).toEqual([...authenticatedProviders].sort());
  });
});

describe('the list of calls refers to what exists', () => {
  const requirements = fs.readFileSync('docs/requirements.md', 'utf8');
  const rules = new Set([...fs.readFileSync('docs/rulebook/rules.json', 'utf8').matchAll(/"id": "([\w.]+)"/g)].map(([, id]) => id));

  test.each(calls)('call $number', call => {
    expect(call.requirements.filter(id => !requirements.includes(id))).toEqual([]);
    expect(call.rules.filter(id => !rules.has(id))).toEqual([]);
    expect(call.why.length).toBeGreaterThan(20);
  });

  test('no interaction names a requirement that does not exist', () => {
    expect(all.map(({ interaction }) => interaction.comments.references.requirement.id).filter(id => !requirements.includes(id))).toEqual(
      [],
    );
  });
});

describe('every contract field is used', () => {
  test('every state of the catalogue is asked for by an interaction', () => {
    const used = new Set(all.flatMap(({ interaction }) => interaction.providerStates.map(({ name }) => name)));
    expect(Object.keys(states).filter(name => !used.has(name))).toEqual([]);
  });

  const files = (folder: string, ends: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(ends))
      .map(name => path.join(folder, name));
  const names = files('contracts', '.pact.test.ts')
    .map(file => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const adapters = files('infrastructure/http', '.ts')
    .filter(file => /(?:Http|Fetch)\w+\.ts$/.test(file) && !file.endsWith('HttpPapers.ts'))
    .map(file => [path.basename(file, '.ts'), fs.readFileSync(file, 'utf8')] as const);

  test.each(adapters)('every method of %s is exercised by a contract', (_name, source) => {
    const methods = [...source.matchAll(/^ {2}(?!private |constructor|optional\()(\w+)\(.*$/gm)].map(([, name = '']) => name);
    expect(methods.length).toBeGreaterThan(0);
    expect(methods.filter(name => !names.includes(`.${name}(`))).toEqual([]);
  });
});
