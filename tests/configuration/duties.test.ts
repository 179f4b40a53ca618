import { duties, LEAD_DAYS, type Duty } from '@brands/duties';
import { brandFacts, variantFacts, variants, type Variant } from '@domain/brand/variant';
import { daysAfter } from '@domain/kernel/calendar';
import { isDay } from '@domain/kernel/day';
import { register } from '@domain/register';
import { isRecord } from '@domain/kernel/shape';
import { sentences } from '@tools/book/sentences';
import { configurationOf } from '../../tools/deploy/configuration';
import { dutyMissing, soonInForce } from '../../tools/deploy/duties';

const today = '2026-11-28';
const open: Duty = {
  id: 'planted',
  duty: { fr: 'Une obligation', en: 'A duty' },
  articles: 'article 1',
  read: { mark: 'V', on: '2026-11-27' },
  inForce: '2027-07-10',
  keptBy: {},
  owner: 'Juridique',
  state: 'open',
  product: 'Rien.',
};
const before = (days: number) => daysAfter('2027-07-10', { days: -days });

describe('XTR-67, D-124: what the law asks is a table', () => {
  test('each duty names what exists: rules, settings, facts and sentences', () => {
    const rules = new Set<string>(Object.keys(register));
    const said = new Set(sentences().map(({ key }) => key));
    const file: unknown = configurationOf('omc-01', 'prod');
    const has = (key: string): boolean =>
      key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), file) !== undefined;
    const unknown = duties.flatMap(({ id, keptBy }) =>
      [
        ...(keptBy.rules ?? []).filter(rule => !rules.has(rule)),
        ...(keptBy.settings ?? []).filter(key => !has(key)),
        ...(keptBy.facts ?? []).filter(name => !(name in brandFacts['01'])),
        ...(keptBy.sentences ?? []).filter(key => !said.has(key)),
      ].map(key => `${id}: ${key}`),
    );
    expect(unknown).toEqual([]);
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
    expect(duties.filter(({ inForce }) => inForce !== undefined && !isDay(inForce))).toEqual([]);
  });

  test('what nobody has verified is not called built; what a bank fills names the setting or the fact', () => {
    expect(duties.filter(({ state, read }) => state === 'built' && read.mark === '?')).toEqual([]);
    expect(duties.filter(({ state, keptBy }) => state === 'bank' && !keptBy.settings && !keptBy.facts)).toEqual([]);
  });

  /** The law, and not a page about it: the words of both languages. */
  const CLAIMS = /(?<!\p{L})(?:la loi|légale?s?|légaux|oblige|the law|legal|obliges?|obliged)(?!\p{L})/iu;
  const claiming = sentences().filter(({ says }) => CLAIMS.test(says));

  test('each sentence that says that the law asks for something is one of a duty (if this fails: name its key in brands/duties.ts)', () => {
    const named = new Set(duties.flatMap(({ keptBy }) => keptBy.sentences ?? []));
    expect(claiming.length).toBeGreaterThan(20);
    expect(claiming.filter(({ key }) => !named.has(key)).map(({ key, says }) => `${key}: ${says}`)).toEqual([]);
  });

  test('W1: no sentence gives a signature the value of a written one, but for the qualified level', () => {
    const value = sentences().filter(({ says }) => /même valeur|same value/i.test(says));
    expect(value.map(({ key }) => key)).toEqual([
      'signature.signatureMessages.intro.qualified',
      'signature.signatureMessages.intro.qualified',
    ]);
  });
});

describe('XTR-67, D-124: npm run duties', () => {
  test(`an open duty is reported from ${LEAD_DAYS - 1} days before its day, with its article, the days and who decides`, () => {
    expect(soonInForce(before(LEAD_DAYS), [open])).toEqual([]);
    expect(soonInForce(before(LEAD_DAYS - 1), [open])).toEqual([
      'A duty (article 1): in force in 179 days, nobody has decided. Juridique decides.',
    ]);
  });

  test('a duty that is decided, or without a day, is not', () => {
    const { inForce: _day, ...undated } = open;
    expect(soonInForce('2027-07-09', [{ ...open, state: 'built' }, { ...open, state: 'bank' }, undated])).toEqual([]);
  });
});

describe('XTR-67, D-124: production refuses a gap', () => {
  const prod = configurationOf('omc-01', 'prod');
  const missing = (duty: Duty, file: unknown = prod, day: typeof today | '2027-07-09' | '2027-07-10' = today): string | undefined =>
    dutyMissing(file, 'omc-01', day, [duty]);

  test('an open duty whose day has come stops it, and not on the day before', () => {
    expect(missing(open, prod, '2027-07-09')).toBeUndefined();
    expect(missing(open, prod, '2027-07-10')).toContain('A duty (article 1)');
  });

  test('a setting or a fact that the bank has not filled stops it, by its name; nothing stops another environment', () => {
    const address: Duty = { ...open, state: 'bank', keptBy: { settings: ['withdrawalAddress'] } };
    expect(missing(address)).toBeUndefined();
    expect(missing(address, { ...prod, withdrawalAddress: ' ' })).toBe('Production needs withdrawalAddress in brands/01: A duty.');
    expect(missing(address, { environment: 'rec' })).toBeUndefined();
    const relay: Duty = { ...open, state: 'bank', keptBy: { facts: ['relay'] } };
    jest.replaceProperty(brandFacts['01'], 'relay', '' as never);
    expect(missing(relay)).toBe('Production needs relay in brands/01/facts.ts: A duty.');
    jest.restoreAllMocks();
  });

  test.each(variants)('%s: what ships today passes', (variant: Variant) => {
    expect(dutyMissing(configurationOf(variant, 'prod'), variant, today)).toBeUndefined();
  });
});

test.each(variants)('XTR-47: %s keeps the video for as many days on the page of trust as in the consent to it', variant => {
  const file: unknown = configurationOf(variant, 'prod');
  expect(file).toMatchObject({ liveness: { consent: { keptFor: brandFacts[variantFacts[variant].brand].videoKeptDays } } });
});
