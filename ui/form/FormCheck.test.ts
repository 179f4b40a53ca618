import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { observable, runInAction } from 'mobx';
import type { Issues } from '@domain/holders/issues';
import { delays } from '@domain/journey/delays';
import { HandClock } from '@tests/builders/ending';
import { FormCheck } from './FormCheck';

interface Draft {
  readonly name: string;
  readonly code: string;
}
type Issue = 'REQUIRED' | 'UNKNOWN' | 'USED';

/** A form of two fields: a name, and an optional code. */
const form = (start: Draft = { name: '', code: '' }) => {
  const held = observable.box(start, { deep: false });
  const known = observable.box(true);
  const clock = new HandClock();
  clock.held = true;
  const required = (typed: string): Issue | undefined => (typed === '' ? 'REQUIRED' : undefined);
  const check = new FormCheck<Draft, Issue, Draft>(() => held.get(), clock, {
    check: draft => {
      const issues: Issues<Draft, Issue> = {
        name: required(draft.name),
        code: required(draft.code) ?? (known.get() ? undefined : 'UNKNOWN'),
      };
      return Object.values(issues).some(issue => issue !== undefined) ? E.left(issues) : E.right(draft);
    },
    messageFor: (issue, field) => `${field} ${issue}`,
  });
  const type = (change: Partial<Draft>): void => {
    runInAction(() => held.set({ ...held.get(), ...change }));
    check.typed(Object.keys(change));
  };
  return { check, type, clock, known: (is: boolean) => runInAction(() => known.set(is)) };
};
const said = ({ check }: ReturnType<typeof form>) => check.errors.map(({ message }) => message);

describe('D-46: when a field is checked', () => {
  test('nothing is shown before ‘Continuer’; then everything, in the order of the form', () => {
    const it = form();
    it.type({ name: '' });
    expect(said(it)).toEqual([]);
    expect(it.check.submit()).toBeUndefined();
    expect([said(it), it.check.firstInvalid, it.check.attempt]).toEqual([['name REQUIRED', 'code REQUIRED'], 'name', 1]);
  });

  test('a field in error is checked again 600 ms after the last key, the others stay as they are', async () => {
    const it = form();
    it.check.submit();
    it.type({ name: 'M' });
    it.type({ name: 'Maë' });
    expect([said(it), it.clock.waits]).toEqual([
      ['name REQUIRED', 'code REQUIRED'],
      [delays.inputCheckMs, delays.inputCheckMs],
    ]);
    await it.clock.tick();
    expect(said(it)).toEqual(['code REQUIRED']);
  });

  test('a field that was right is not found wrong before the next ‘Continuer’', async () => {
    const it = form({ name: 'Maëlle', code: '' });
    it.check.submit();
    it.type({ name: '' });
    await it.clock.tick();
    expect(said(it)).toEqual(['code REQUIRED']);
    it.check.submit();
    expect(said(it)).toEqual(['name REQUIRED', 'code REQUIRED']);
  });

  test('what is right is answered, and said nowhere', () => {
    const it = form({ name: 'Maëlle', code: '69001' });
    expect(it.check.submit()).toEqual({ name: 'Maëlle', code: '69001' });
    expect([said(it), it.check.firstInvalid]).toEqual([[], undefined]);
  });
});

describe('errors are derived from what is known', () => {
  test('an error that a list’s answer takes away goes with it', () => {
    const it = form({ name: 'Maëlle', code: '69001' });
    it.known(false);
    it.check.submit();
    expect(said(it)).toEqual(['code UNKNOWN']);
    it.known(true);
    expect(said(it)).toEqual([]);
  });

  test('PER-06: an unknown code shows its error at once, without a submission', () => {
    const it = form({ name: '', code: '00000' });
    it.known(false);
    it.check.recheck('code');
    expect(said(it)).toEqual(['code UNKNOWN']);
  });

  test('INF-05: the bank’s refusal applies to what was sent, until the customer types again', async () => {
    const it = form({ name: 'Maëlle', code: '69001' });
    it.check.submit();
    it.check.refuse({ code: 'USED' });
    expect([said(it), it.check.attempt]).toEqual([['code USED'], 2]);
    it.type({ code: '69002' });
    await it.clock.tick();
    expect(said(it)).toEqual([]);
    it.type({ code: '69001' });
    it.check.submit();
    expect(said(it)).toEqual([]);
  });

  test('a restarted form shows no message, not even later', async () => {
    const it = form();
    it.check.submit();
    it.type({ name: '' });
    it.check.reset();
    await it.clock.tick();
    expect(said(it)).toEqual([]);
  });

  test('for any input in any order: once typing stops, every message shown belongs to a field with an error', async () => {
    const key = fc.record({ field: fc.constantFrom('name' as const, 'code' as const), text: fc.constantFrom('', 'x', 'xy') });
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 12 }), async keys => {
        const it = form();
        it.clock.held = false;
        it.check.submit();
        let draft = { name: '', code: '' };
        for (const { field, text } of keys) {
          draft = { ...draft, [field]: text };
          it.type({ [field]: text });
        }
        await new Promise(done => setTimeout(done, 0));
        const wrong = (['name', 'code'] as const).filter(field => draft[field] === '').map(field => `${field} REQUIRED`);
        expect(wrong).toEqual(expect.arrayContaining(said(it)));
      }),
      { numRuns: 200 },
    );
  });
});
