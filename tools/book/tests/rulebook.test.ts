import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entry } from '@domain/kernel/entry';
import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { answerLine } from '../answers';
import { entries, register, ruleOf } from '@domain/register';
import { comparedWithThemselves } from '../constants';
import { idsIn } from '../coverage';
import { idleParameters } from '../deciding';
import { takenBy } from '../fields';
import { gridCsv, gridJsonLines, gridOf, hasGrid } from '../grid';
import { limitsOf } from '../limits';
import { brokenRelations, relations } from '../relations';
import { reviewedFiles } from '../files';
import { bookFlaws } from '../flaws';
import { rulesJson } from '../rules';
import { conditionText } from '../words';
import { rulesSchema } from '../schema';
import { decisionsTaken, requirementsAsked, unexplained } from '../specification';
import { unusedMessages } from '../unused';

const committed = (file: string): string => readFileSync(join(process.cwd(), 'docs', 'rulebook', file), 'utf8');

describe('XTR-13: the rule book is the rules that run (npm run generate makes it again)', () => {
  const files = reviewedFiles();

  test.each([...files.keys()])('the committed %s is not stale', file => {
    expect(committed(file)).toBe(files.get(file));
  });

  test('nothing else is in the folder', () => {
    const folder = join(process.cwd(), 'docs', 'rulebook');
    const there = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    expect(there.map(entry => relative(folder, join(entry.parentPath, entry.name))).sort()).toEqual([...files.keys()].sort());
  });

  test('every id that a rule quotes is explained, with its section of the specification', () => {
    expect(unexplained(entries)).toEqual([]);
    expect(unexplained([{ id: 'planted.rule', requirements: ['ACC-04', 'ZZZ-01'] }])).toEqual([
      'planted.rule: ZZZ-01 is explained nowhere',
    ]);
    expect(requirementsAsked().find(({ id }) => id === 'STP-12')).toEqual({
      id: 'STP-12',
      sections: [],
      asks: 'Back, Forward and reload keep the step and what the customer typed. Leaving with unsaved input asks for confirmation.',
    });
    expect(decisionsTaken().find(({ id }) => id === 'D-65')?.asks).toBe(
      'When does a list contain signatureSuccess? In a joint account only.',
    );
  });

  test('every rule has its examples, as they come out, and a counter-example', () => {
    expect(bookFlaws()).toEqual([]);
  });

  test.each(relations.map(relation => [relation.rules.join(', '), relation] as const))('what %s must agree on holds', (_, relation) => {
    expect(brokenRelations([relation])).toEqual([]);
    for (const id of relation.rules) expect(ruleOf(id)).toBeDefined();
  });

  test('D-65: a relation that does not hold stops the book', () => {
    expect(brokenRelations([{ rules: ['journey.steps', 'journey.next'], says: 'They agree.', holds: () => false }])).toEqual([
      'journey.steps, journey.next: They agree.',
    ]);
  });

  test('every message of the copy is shown somewhere', () => {
    expect(unusedMessages()).toEqual([]);
  });

  const always = (verdict: boolean) =>
    entry(
      rule({
        id: 'planted.rule',
        requirements: ['XTR-13'],
        title: { fr: 'Une règle', en: 'A rule' },
        says: { fr: 'Elle dit oui.', en: 'It says yes.' },
        input: record({ given: boolean }),
        decide: () => verdict,
        examples: [
          ['one', { given: true }, true],
          ['other', { given: false }, true],
        ],
      }),
    );

  const bounded = register['offer.withoutCardAllowed'];
  const [first, second] = bounded.examples;

  test('‘only’ and its like: without the example that breaks it, or without the clause, the book is refused', () => {
    if (first === undefined || second === undefined) throw new Error('two examples');
    const other = { ...second, title: 'another title' };
    expect(bookFlaws([{ ...bounded, examples: [first, other] }])).toEqual([
      "offer.withoutCardAllowed: 'Only the co-holder' has no example 'the holder'",
    ]);
    expect(bookFlaws([{ ...bounded, clauses: [] }])[0]).toContain('broken by no example');
    expect(bookFlaws([{ ...bounded, clauses: [['Only the holder', first.title, second.title]] }])[0]).toContain('does not say');
    expect(bookFlaws([{ ...bounded, clauses: [['Only the co-holder', first.title, first.title]] }])[0]).toContain('is not broken by');
  });

  test('a limit that nothing shows is refused', () => {
    const hidden = [{ name: 'most', value: 3, unit: 'x', limit: 'included' as const }];
    const named = register['holders.differ'];
    expect(bookFlaws([{ ...named, parameters: hidden }])).toEqual(['holders.differ: a limit among its parameters that nothing shows']);
  });

  test('an example whose answer is what the rule decides with is refused', () => {
    expect(comparedWithThemselves()).toEqual([]);
    const text =
      "const yes = { a: 1 };\nexport const r = rule({ decide: () => yes, examples: [['one', {}, yes], ['two', {}, { a: 1 }]] });";
    expect(comparedWithThemselves([{ file: 'domain/r.ts', text }])).toEqual([
      "domain/r.ts: the answer of 'one' is yes, with which the rule decides",
    ]);
  });

  test('a parameter that no answer follows is refused', () => {
    expect(idleParameters()).toEqual([]);
    const age = { name: 'classicFrom', value: 26, unit: 'whole years' };
    expect(idleParameters([{ ...register['offer.overdraftProduct'], parameters: [age] }])).toEqual([
      'offer.overdraftProduct: no answer follows its parameter classicFrom (26)',
    ]);
  }, 120_000);

  test('a rule without a counter-example, and an example that does not hold, are refused', () => {
    expect(bookFlaws([always(true)])).toEqual(['planted.rule: no counter-example']);
    expect(bookFlaws([always(false)])).toContain("planted.rule: 'one' does not hold");
  });
});

describe('XTR-13: what the book tells of a rule', () => {
  test('where its answer changes: the last value before, the first after, computed', () => {
    const found = limitsOf(register['eligibility.birthdate']).map(({ last, first }) => [last.value, first.value]);
    expect(found).toEqual([
      ['10/03/2008', '09/03/2008'],
      ['10/03/1905', '09/03/1905'],
      ['10/03/2000', '09/03/2000'],
    ]);
    expect(limitsOf(register['documents.pages']).map(({ last, first }) => `${last.value}, then ${first.value}`)).toContain(
      '6 of them, then 7 of them',
    );
    expect(limitsOf(register['offer.price'])).toEqual([]);
  });

  test('what a field takes, found by typing', () => {
    expect(takenBy(register['field.clientNumber'])).toEqual({ shortest: 8, longest: 8, characters: '0 to 9' });
    expect(takenBy(register['field.townAbroad'])).toMatchObject({ shortest: 1, longest: 38 });
    expect(takenBy(register['field.length'])).toBeUndefined();
  });

  test('its grid: all cases, as a spreadsheet and as the bench read them', () => {
    expect(gridCsv(register['offer.withoutCardAllowed'])).toBe('participant,result\nTIT,false\nCOT,true\n');
    expect(gridOf(register['journey.tasks'])).toHaveLength(2);
    expect(gridCsv(register['journey.tasks'])).toMatch(/^workflow,result\nindividual,"\[""identityDocUpload"",/);
    const lines = gridJsonLines(register['adviser.connected']).trimEnd().split('\n');
    expect(lines).toHaveLength(8);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ ...answerLine(ruleOf, line) });
    expect(hasGrid(register['field.name'])).toBe(false);
  });

  test('its conditions in words', () => {
    expect(
      [null, 'A', { oneOf: [null, { under: 3 }] }, { noneOf: ['A', 'B'] }, { noneOf: ['A'] }, { atLeast: 200, under: 300 }].map(
        conditionText,
      ),
    ).toEqual(['absent', '"A"', 'absent or under 3', 'neither "A" nor "B"', 'not "A"', 'at least 200, under 300']);
  });

  test('the requirements that a text quotes, a span of them included', () => {
    expect([...idsIn('OFR-10 and STP-06 to STP-09, D-30 §4')]).toEqual(['OFR-10', 'STP-06', 'STP-07', 'STP-08', 'STP-09', 'D-30']);
  });
});

describe('XTR-13: the JSON file', () => {
  const parsed = JSON.parse(rulesJson()) as { readonly rules: readonly Record<string, unknown>[] };
  const schema = JSON.parse(rulesSchema()) as {
    readonly properties: { readonly rules: { readonly items: { readonly required: string[]; readonly properties: object } } };
  };

  test('has in each rule what its schema requires and nothing else', () => {
    const { required, properties } = schema.properties.rules.items;
    for (const rule of parsed.rules) {
      expect(Object.keys(rule).sort()).toEqual([...required].sort());
      expect(Object.keys(rule).filter(key => !Object.hasOwn(properties, key))).toEqual([]);
    }
  });
});
