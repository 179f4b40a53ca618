import {
  approvedBy,
  brokenPromises,
  changedFigures,
  idleExceptions,
  readApprovals,
  unapproved,
  unmarkedPromises,
  type Approvals,
} from '../approvals';
import { bookOf, figuresOf } from '../book';
import { frenchSentences, sentences } from '../sentences';

const approvals = readApprovals();
const said = sentences();
const figures = figuresOf(bookOf(frenchSentences(), approvals));

describe('XTR-13, D-115: promises and figures change with a named approval only, whatever is generated anew', () => {
  test('each promise says what was recorded last (if this fails: tell its owner, then add an approval in tools/book/approvals.json)', () => {
    expect(brokenPromises(approvals, said)).toEqual([]);
  });

  test('each sentence that promises something is recorded (if this fails: add it to tools/book/approvals.json)', () => {
    expect(unmarkedPromises(approvals, said)).toEqual([]);
    expect(idleExceptions(approvals, said)).toEqual([]);
  });

  test('each figure of the book is the one recorded last (if this fails: tell its owner, then add an approval in tools/book/approvals.json)', () => {
    expect(changedFigures(approvals, figures)).toEqual([]);
  });

  const key = 'errors.client.pages.excluded.next';
  const recorded = 'Un conseiller peut étudier votre demande en agence.';
  const one: Approvals = {
    promises: [
      { key, language: 'fr', kind: 'droit à une personne', owner: 'juridique', approvals: [{ says: recorded, by: null, on: null }] },
    ],
    figures: [{ figure: 'consent.cookies months', owner: 'juridique', approvals: [{ says: '6 mois', by: null, on: null }] }],
    exceptions: [],
  };
  const saying = (says: string) => [{ key, language: 'fr', says }];

  test('a changed promise is refused, with its owner and what to do', () => {
    expect(brokenPromises(one, saying(recorded))).toEqual([]);
    const [problem = '', ...others] = brokenPromises(one, saying('Vous ne pouvez pas contester cette décision.'));
    expect(others).toEqual([]);
    for (const part of ['Vous ne pouvez pas contester', recorded, 'juridique', 'add {', 'approvals.json']) expect(problem).toContain(part);
  });

  test('a promise that is gone, or that moved, is refused', () => {
    expect(brokenPromises(one, [])).toEqual([expect.stringContaining('is no longer at errors.client.pages.excluded.next')]);
  });

  test('a promise that nobody recorded is refused, unless its words are an exception, which must excuse something', () => {
    const deletes = { key: 'new.promise', language: 'fr', says: 'Vos photos sont effacées sous 30 jours.' };
    const kept = { ...deletes, says: 'Continuer' };
    expect(unmarkedPromises(one, [deletes, kept])).toEqual([expect.stringContaining('new.promise says')]);
    const excused = { ...one, exceptions: [{ words: 'vos photos', because: 'planted' }] };
    expect(unmarkedPromises(excused, [deletes])).toEqual([]);
    expect(idleExceptions(excused, [deletes])).toEqual([]);
    expect(idleExceptions(excused, [kept])).toHaveLength(1);
  });

  test('a changed figure is refused, with its owner; so is one that is not recorded, or gone', () => {
    const figure = (value: string, name = 'consent.cookies months') => new Map([[name, value]]);
    expect(changedFigures(one, figure('6 mois'))).toEqual([]);
    expect(changedFigures(one, figure('13 mois'))).toEqual([expect.stringContaining('is now 13 mois, and 6 mois is recorded')]);
    const other = changedFigures(one, figure('3', 'new.figure')).join(' ');
    for (const part of ['is not recorded', 'any more']) expect(other).toContain(part);
  });

  test('the list only grows: days that go back, and a name without a day, are refused', () => {
    const withList = (list: Approvals['promises'][number]['approvals']): Approvals => ({
      ...one,
      promises: one.promises.map(promise => ({ ...promise, approvals: list })),
    });
    const back = [
      { says: 'a', by: 'A', on: '2027-02-01' },
      { says: recorded, by: 'B', on: '2027-01-01' },
    ];
    expect(brokenPromises(withList(back), saying(recorded))).toEqual([expect.stringContaining('go back in time')]);
    expect(brokenPromises(withList([{ says: recorded, by: 'A', on: null }]), saying(recorded))).toEqual([
      expect.stringContaining('a name and no day'),
    ]);
  });

  test('what nobody has approved is said so', () => {
    expect(approvedBy([{ says: 'a', by: null, on: null }])).toBe('pas encore approuvée par la banque');
    expect(approvedBy([{ says: 'a', by: 'A. Martin', on: '2027-01-05' }])).toBe('approuvée par A. Martin le 05/01/2027');
    expect(unapproved(approvals).length).toBe(approvals.promises.filter(({ approvals: all }) => all.at(-1)?.by === null).length);
  });
});
