import fs from 'node:fs';
import { calls } from '@contracts/calls';
import { interactionsOf, readPacts } from '../read';
import { fieldsRead, pathOf } from '../fields';
import { leavesOf } from '@contracts/tools/leaves';
import type { CallUse } from '../fieldUse';
import { answerSchemas } from '../openapi';
import type { Schema } from '../schema';

const uses = JSON.parse(fs.readFileSync('contracts/generated/field-use.json', 'utf8')) as CallUse[];
const use = (number: string): CallUse | undefined => uses.find(each => each.number === number);

/** The loader's call, which no use case makes. */
const withoutUseCase = ['1'];

describe('XTR-25: which field of which answer is read', () => {
  test('every call is made from a screen, by a use case or at the port itself', () => {
    expect(uses.map(({ number }) => number)).toEqual(calls.map(({ number }) => number));
    expect(uses.filter(({ screens }) => screens.length === 0).map(({ number }) => number)).toEqual(withoutUseCase);
  });

  test('what is sent in vain is reported', () => {
    expect(use('37')?.unread).toContain('$.workflowName');
    expect(use('3')?.read).toContain('$.combinatorialPricings.*.amount.value');
    expect(use('3')?.unread.filter(field => field.startsWith('$.combinatorialPricings'))).toEqual([]);
    expect(use('33')?.screens).toContain('analysis');
  });
});

/** Fields that a codec reads and no answer of the same call pins, each with the reason. */
const pinnedElsewhere: readonly (readonly [fields: RegExp, why: string])[] = [
  [/^(?:30|47) \$\.variables\./, 'The state is one thing wherever it is answered: call 37 pins it, these calls where it stands.'],
  [/^37 \$\.variables\.coHolderVariables\.acceptance\./, 'What a person accepted is read alike of both: the holder’s pins it.'],
  [/^37 \$\.variables\.(?:coHolder|holder)Variables\.reported\./, 'What a client reports is pinned where it is sent, by call 47.'],
  [/^(?:20|21|23|32) \$\[\*\]\.lang$|^24 \$\.lang$/, 'The language of a label is pinned by the professions; the codec of labels is one.'],
  [/^4[56] \$(?:\[\*\])?\.(?:hours|councilHours)\.\w+$/, 'The state names the days on which an agency is open; each day is read alike.'],
  [/^13 \$\.functionalCode$/, 'A refusal carries it; beside a result it is absent in every example.'],
  [/^17 \$\[\*\]\.also\[\*\]$/, 'A postal town is found by its code; the codec is that of towns of birth, which have other names.'],
  [/^18 \$\[\*\]\.postalCode$/, 'A town of birth has none; the codec is that of postal towns.'],
];

const isLeaf = ({ properties, items, additionalProperties, anyOf, allOf }: Schema): boolean =>
  [properties, items, additionalProperties, anyOf, allOf].every(inner => inner === undefined);

describe('XTR-25: what is read and what is agreed are the same fields', () => {
  const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[$.[\]*]/g, '\\$&').replaceAll('\\.\\*', '\\.[^.]+')}$`);
  const answers = interactionsOf(readPacts()).filter(({ interaction }) => interaction.response.status < 400);
  const pinnedAt = (number: string): ReadonlySet<string> =>
    new Set(
      answers
        .filter(({ call }) => call?.number === number)
        .flatMap(({ interaction }) => leavesOf(interaction.response).map(({ path }) => path.replace(/\[\d+\]/g, '[*]'))),
    );
  let read: readonly { readonly number: string; readonly path: string; readonly leaf: boolean }[];
  beforeAll(async () => {
    read = [...(await answerSchemas())].flatMap(([number, schema]) =>
      fieldsRead(schema).map(({ steps, schema: own }) => ({ number, path: pathOf(steps), leaf: steps.length > 0 && isLeaf(own) })),
    );
  });

  test('every field that is read is pinned by an answer of that call, or by a note here; no note is in vain', () => {
    const unpinned = read
      .filter(({ leaf, number, path }) => leaf && ![...pinnedAt(number)].some(pinned => patternOf(path).test(pinned)))
      .map(({ number, path }) => `${number} ${path}`);
    expect(unpinned.filter(field => !pinnedElsewhere.some(([fields]) => fields.test(field)))).toEqual([]);
    expect(pinnedElsewhere.filter(([fields]) => !unpinned.some(field => fields.test(field)))).toEqual([]);
    const atTheState = read.filter(({ number, leaf }) => number === '37' && leaf).map(({ path }) => path);
    for (const field of unpinned.filter(each => /^(?:30|47) /.test(each))) expect(atTheState).toContain(field.replace(/^\d+ /, ''));
  });

  test('every field that an answer pins is read', () => {
    const inVain = calls.flatMap(({ number }) => {
      const fields = read.filter(each => each.number === number).map(({ path }) => patternOf(path));
      return [...pinnedAt(number)].filter(path => !fields.some(field => field.test(path))).map(path => `${number} ${path}`);
    });
    expect(inVain).toEqual([]);
  });
});
