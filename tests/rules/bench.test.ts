import { answerCase, answerLine, withNulls } from '@book/answers';
import { entries, ruleOf } from '@domain/register';

describe('the bench answers each case', () => {
  const ask = (line: string) => answerLine(ruleOf, line);

  test('with the verdict of its rule', () => {
    expect(ask('{"id":"a","rule":"eligibility.age","input":{"birthdate":"2004-02-29","today":"2026-02-28"}}')).toEqual({
      id: 'a',
      rule: 'eligibility.age',
      result: 21,
    });
  });

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

  test('with UNKNOWN_RULE for an id of no rule, the name of an object’s own property included', () => {
    for (const rule of ['offer.nothing', 'constructor', '__proto__', ''])
      expect(answerCase(ruleOf, { id: 'd', rule, input: {} })).toEqual({ id: 'd', rule, error: 'UNKNOWN_RULE' });
    expect(answerCase(ruleOf, { id: 'd' })).toEqual({ id: 'd', rule: null, error: 'UNKNOWN_RULE' });
  });

  test('with a null id where the line is no case', () => {
    expect(ask('{"id":"e"')).toEqual({ id: null, rule: null, error: 'NOT_JSON' });
    expect(ask('[1]')).toEqual({ id: null, rule: null, error: 'INVALID_INPUT' });
  });

  test('but not a blank line', () => {
    expect(ask('')).toBeUndefined();
    expect(ask('  \r')).toBeUndefined();
  });

  test('an absent key that may be absent counts as null, at any depth', () => {
    expect(answerCase(ruleOf, { id: 'f', rule: 'sms.state', input: { httpStatus: 204 } })).toMatchObject({ result: 'success' });
    const input = { taskId: 'identityDocUpload', docs: [{ rank: '1' }] };
    expect(answerCase(ruleOf, { id: 'f', rule: 'journey.entry', input })).toMatchObject({ result: 'identityDocUpload' });
    expect(withNulls({ kind: 'record', fields: { a: { kind: 'text' }, b: { kind: 'absent', or: { kind: 'text' } } } }, { c: 1 })).toEqual({
      c: 1,
      b: null,
    });
  });

  test('every example of every rule, as its file says it', () => {
    for (const { id, examples } of entries)
      for (const { given, verdict } of examples) {
        const line = JSON.stringify({ id: 'g', rule: id, input: given });
        expect(JSON.parse(JSON.stringify(ask(line)))).toEqual({ id: 'g', rule: id, result: JSON.parse(JSON.stringify(verdict)) });
      }
  });
});
