import { answerCase, answerLine, withNulls } from '@tools/book/answers';
import { entry } from '@domain/kernel/entry';
import { rule } from '@domain/kernel/rule';
import { record, type Description } from '@domain/kernel/shape';
import { ruleOf } from '@domain/register';

describe('the bench answers each case', () => {
  const ask = (line: string) => answerLine(ruleOf, line);

  test('OFR-14: with the tag of the error that the rule throws', () => {
    expect(ask('{"id":"b","rule":"offer.card","input":{"catalogNumber":"99999"}}')).toEqual({
      id: 'b',
      rule: 'offer.card',
      error: 'UNKNOWN_CARD',
    });
  });

  test('with INVALID_INPUT where the input is not of the rule’s form, or out of its reach', () => {
    for (const input of [{}, null, 'text', { birthdate: '2004-02-30', today: '2026-01-01' }, { birthdate: 1, today: '2026-01-01' }])
      expect(answerCase(ruleOf, { id: 'c', rule: 'eligibility.age', input })).toMatchObject({ error: 'INVALID_INPUT' });
    const never = { document: 'PAYSLIP', issued: '9999-12-31', today: '9999-12-31' };
    expect(answerCase(ruleOf, { id: 'c', rule: 'documents.fresh', input: never })).toMatchObject({ error: 'INVALID_INPUT' });
  });

  test.each([
    ['of no rule', { id: 'd', rule: 'offer.nothing' }, { id: 'd', rule: 'offer.nothing', error: 'UNKNOWN_RULE' }],
    ['of an object’s own property', { id: 'd', rule: 'constructor' }, { id: 'd', rule: 'constructor', error: 'UNKNOWN_RULE' }],
    ['that is empty', { id: 1, rule: '' }, { id: 1, rule: '', error: 'UNKNOWN_RULE' }],
    ['that is none', { id: {}, rule: 3 }, { id: null, rule: null, error: 'UNKNOWN_RULE' }],
  ])('with UNKNOWN_RULE for an id %s', (_, asked, answer) => {
    expect(answerCase(ruleOf, asked)).toEqual(answer);
  });

  test('a case that names no rule is put to none', () => {
    const asked: string[] = [];
    const find = (id: string): undefined => void asked.push(id);
    expect(answerCase(find, { id: 1, input: {} })).toEqual({ id: 1, rule: null, error: 'UNKNOWN_RULE' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['{"id":"e"', { id: null, rule: null, error: 'NOT_JSON' }],
    ['{"id":"a"}\uFEFF{', { id: null, rule: null, error: 'NOT_JSON' }],
    ['[1]', { id: null, rule: null, error: 'INVALID_INPUT' }],
    ['null', { id: null, rule: null, error: 'INVALID_INPUT' }],
    ['\uFEFF{"id":"a"}', { id: 'a', rule: null, error: 'UNKNOWN_RULE' }],
    ['{"id":"a\uFEFF"}', { id: 'a\uFEFF', rule: null, error: 'UNKNOWN_RULE' }],
    ['', undefined],
    [' \t\r', undefined],
  ])('the line %j', (line, answer) => {
    expect(ask(line)).toEqual(answer);
  });

  test('an absent key that may be absent counts as null', () => {
    expect(answerCase(ruleOf, { id: 'f', rule: 'sms.state', input: { httpStatus: 204 } })).toMatchObject({ result: 'success' });
    const input = { taskId: 'identityDocUpload', docs: [{ rank: '1' }] };
    expect(answerCase(ruleOf, { id: 'f', rule: 'journey.entry', input })).toMatchObject({ result: 'identityDocUpload' });
  });

  test('at any depth, and nothing else is touched', () => {
    const open: Description = { kind: 'absent', or: { kind: 'text' } };
    const form: Description = { kind: 'record', fields: { a: open, b: { kind: 'list', of: { kind: 'record', fields: { c: open } } } } };
    expect(withNulls(form, { b: [{}, { c: 'x' }, 3], d: 1 })).toEqual({ a: null, b: [{ c: null }, { c: 'x' }, 3], d: 1 });
    expect(withNulls(form, {})).toEqual({ a: null });
    expect(withNulls({ kind: 'record', fields: { a: { kind: 'text' } } }, {})).toStrictEqual({});
    expect(withNulls(form, 'text')).toBe('text');
    expect(withNulls(form, { b: 'no list' })).toEqual({ a: null, b: 'no list' });
    expect([withNulls(open, undefined), withNulls(open, null), withNulls(open, 'x')]).toEqual([null, null, 'x']);
    expect(withNulls({ kind: 'absent', or: form }, {})).toEqual({ a: null });
    expect(withNulls({ kind: 'text' }, undefined)).toBeUndefined();
  });

  test('a verdict of nothing is null', () => {
    const words = { fr: '', en: '' };
    const examples = [['nothing', {}, undefined]] as const;
    const silent = entry(
      rule({
        id: 'test.silent',
        requirements: ['XTR-13'],
        title: words,
        says: words,
        input: record({}),
        decide: () => undefined,
        examples,
      }),
    );
    expect(answerCase(() => silent, { id: 'a', rule: 'test.silent', input: {} })).toEqual({ id: 'a', rule: 'test.silent', result: null });
  });
});
