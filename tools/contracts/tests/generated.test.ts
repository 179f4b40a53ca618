import fs from 'node:fs';
import { consumer } from '@contracts/providers';
import { taskIds } from '@domain/journey/steps';
import { wordSections } from '../page/words';
import { stateEntries } from '../catalogue';
import { generated, STATES_FILE, statesFile } from '../generated';
import { stubsOf } from '../stubs/stubs';
import { interactionsOf, readPacts } from '../read';

const pacts = readPacts();
const entries = stateEntries(pacts);

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await generated(pacts, []);
}, 60_000);

describe('what is made from the contracts', () => {
  test('provider-states.json is not stale: after a change, npm run generate', () => {
    expect(fs.readFileSync(STATES_FILE, 'utf8') === statesFile(pacts)).toBe(true);
  });

  test('is made the same twice; git holds the pacts, their states and their notes alone (D-114)', async () => {
    expect(await generated(readPacts(), [])).toEqual(files);
    expect(fs.readdirSync('contracts/generated').sort()).toEqual(['notes.jsonl', 'pacts', 'provider-states.json']);
  }, 60_000);
});

describe('the catalogue of states', () => {
  test.each(entries)('“$name” has a meaning, and each parameter a type that the contracts keep to', ({ name, meaning, params, usedBy }) => {
    const given = interactionsOf(pacts).flatMap(({ interaction }) =>
      interaction.providerStates.filter(state => state.name === name).map(state => state.params ?? {}),
    );
    expect(meaning).toMatch(/\.$/);
    expect(usedBy.length).toBeGreaterThan(0);
    for (const each of given)
      for (const [param, value] of Object.entries(each)) {
        const schema = params.properties[param];
        const type = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
        const declared = type === 'integer' && schema?.type === 'number' ? 'integer' : schema?.type; // an amount may be whole
        expect([name, param, type]).toEqual([name, param, declared]);
        if (schema?.enum) expect(schema.enum).toContain(value);
      }
  });

  test.each(pacts)('the stubs of $provider have a place for each state of its contract, and for no other', ({ provider }) => {
    const mine = entries.filter(({ usedBy }) => usedBy.some(use => use.provider === provider));
    const others = entries.filter(entry => !mine.includes(entry));
    for (const [, source] of stubsOf(provider, entries)) {
      expect(mine.filter(({ name }) => !source.includes(JSON.stringify(name)))).toEqual([]);
      expect(others.filter(({ name }) => source.includes(JSON.stringify(name)))).toEqual([]);
    }
  });
});

describe('the page for backend teams', () => {
  let page = '';
  beforeAll(() => {
    page = files.get('index.html') ?? '';
  });

  test('says what is in every contract, call by call', () => {
    for (const { interaction } of interactionsOf(pacts)) {
      const { description } = interaction;
      expect(page).toContain(description.replace(/"/g, '&quot;'));
    }
  });

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script |<link|@import|\bsrc=|url\((?!data:font)/);
    const near = new RegExp(`^pacts/${consumer}-[\\w-]+\\.json$|^stubs/[\\w-]+/$`);
    const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const [, address = ''] of page.matchAll(/href="([^"]*)"/g)) {
      if (address.startsWith('#')) expect(ids).toContain(address.slice(1));
      else expect(address).toMatch(near);
    }
  });

  test('is lighter than 710 kB, and says what no contract can: saving, ids, tasks, keys, limits', () => {
    expect(page.length).toBeLessThan(710_000);
    for (const [id] of wordSections) expect(page).toContain(`id="${id}"`);
    for (const task of taskIds) expect(page).toContain(`<code>${task}</code>`);
  });

  test('is read in the order of its headings, each table with its caption and header cells', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter(level => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(page.match(/<table>/g)?.length).toBe(page.match(/<table><caption>/g)?.length);
    expect(page).toContain('<html lang="en">');
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
