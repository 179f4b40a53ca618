import { signingTasksOf, hasDone, isOpened, readingOf, stepsOfPerson, turnOf, type SigningTaskState } from './signingProgress';
import type { SigningTask, DossierState, Finalisation } from './dossierState';
import type { TaskId } from './steps';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';

const joint = (change: Partial<DossierState>, TIT: readonly SigningTask[] = [], COT: readonly SigningTask[] = []) => {
  const doing = (customerExternalId: string, done: readonly SigningTask[]) => ({ customerExternalId, livenessId: undefined, done });
  return aDossierState({ ...ofTwo, participants: { TIT: doing('EXT-1', TIT), COT: doing('EXT-2', COT) }, ...change });
};
const told = (state: DossierState, who: 'TIT' | 'COT', steps?: readonly SigningTask[]): string =>
  signingTasksOf(state, who, steps)
    .map(({ state: at }) => at)
    .join(' ');
const each = (state: SigningTaskState): string => stepsOfPerson.map(() => state).join(' ');

describe('XTR-11: what each of two people has done, has to do now, and will have to do', () => {
  test('the five signing tasks in their order; a reported error is no step of theirs', () => {
    expect(stepsOfPerson).toEqual(['linkOpened', 'termsAccepted', 'videoChecked', 'documentsRead', 'signed']);
  });

  test('the holder’s signature is due first, then the co-holder’s, then nobody’s', () => {
    const turns = (['summary', 'signature', 'coHolderSignature', 'welcome'] as const).map(task => turnOf(joint({ task })));
    expect(turns).toEqual(['TIT', 'TIT', 'COT', undefined]);
  });

  test('while the account is being created no signature is due, for any task', () => {
    expect(turnOf(joint({ task: 'signature', finalisation: { kind: 'ongoing' } }))).toBeUndefined();
    expect(turnOf(joint({ task: 'coHolderSignature', finalisation: { kind: 'error' } }))).toBeUndefined();
  });

  const none: readonly SigningTask[] = [];
  test.each<[string, Partial<DossierState>, readonly SigningTask[], readonly SigningTask[], string, string]>([
    ['the holder begins', { task: 'signature' }, none, none, 'now later later later later', each('later')],
    ['half way', { task: 'signature' }, ['linkOpened', 'termsAccepted'], none, 'done done now later later', each('later')],
    [
      'a co-holder who opened their link early',
      { task: 'signature' },
      none,
      ['linkOpened'],
      'now later later later later',
      'done later later later later',
    ],
    [
      'on the co-holder’s turn the holder has done all, whatever the bank remembers',
      { task: 'coHolderSignature' },
      ['linkOpened'],
      ['linkOpened', 'termsAccepted', 'videoChecked'],
      each('done'),
      'done done done now later',
    ],
    ['a holder who signed', { task: 'signature' }, ['signed'], none, each('done'), each('later')],
    ['a co-holder who signed', { task: 'coHolderSignature' }, none, ['signed'], each('done'), each('done')],
    ['once the account is made', { task: 'welcome' }, none, none, each('done'), each('done')],
  ])('%s', (_, at, byHolder, byCoHolder, TIT, COT) => {
    const state = joint(at, byHolder, byCoHolder);
    expect([told(state, 'TIT'), told(state, 'COT')]).toEqual([TIT, COT]);
  });

  test('of the signing tasks asked for, in that order, each by its name', () => {
    expect(signingTasksOf(joint({ task: 'signature' }, ['videoChecked']), 'TIT', ['videoChecked', 'signed'])).toEqual([
      { deed: 'videoChecked', state: 'done' },
      { deed: 'signed', state: 'now' },
    ]);
  });
});

describe('FIN-01: the account is opened once the bank has created it', () => {
  test.each<[boolean, Finalisation | undefined]>([
    [true, { kind: 'ended', result: 'created' }],
    [false, { kind: 'ended', result: 'finalizeFurtherAnalysis' }],
    [false, { kind: 'ended', result: 'finalizeRejected' }],
    [false, { kind: 'ended', result: 'finalizeGeneric' }],
    [false, { kind: 'ongoing' }],
    [false, { kind: 'error' }],
    [false, undefined],
  ])('%s: %j', (opened, finalisation) => {
    expect(isOpened(joint({ task: 'coHolderSignature', finalisation }))).toBe(opened);
    expect(isOpened(joint({ task: 'welcome', finalisation }))).toBe(true);
  });
});

describe('D-47: a deed has the status that the bank reports', () => {
  test('of the requested person only', () => {
    const state = joint({ task: 'signature' }, ['linkOpened'], ['termsAccepted']);
    expect(hasDone(state, 'TIT', 'linkOpened')).toBe(true);
    expect(hasDone(state, 'COT', 'linkOpened')).toBe(false);
    expect(hasDone(state, 'COT', 'termsAccepted')).toBe(true);
  });

  test('of a person the bank says nothing of, or who is not there, nothing is done', () => {
    expect(hasDone(aDossierState(), 'TIT', 'linkOpened')).toBe(false);
    expect(hasDone(aDossierState(), 'COT', 'signed')).toBe(false);
    expect(told(aDossierState({ task: 'signature' }), 'COT')).toBe(each('later'));
    expect(told(aDossierState({ task: 'signature' }), 'TIT')).toBe('now later later later later');
  });
});

describe('D-43, JNT-01: who has read the file', () => {
  const readings = (task: TaskId, mode: DossierState['mode'] = 'omc'): string =>
    (['TIT', 'COT'] as const).map(who => readingOf(joint({ task, mode }), who)).join(' ');

  test('the holder on their recap, then the co-holder on theirs, before either signs', () => {
    expect((['summary', 'coHolderSummary', 'signature', 'coHolderSignature', 'welcome'] as const).map(task => readings(task))).toEqual([
      'now later',
      'done now',
      'done done',
      'done done',
      'done done',
    ]);
  });

  test('D-47: the client of an adviser’s file reads it where they accept the terms', () => {
    expect([readings('signature', 'mdc'), readings('coHolderSignature', 'mdc')]).toEqual(['now later', 'done now']);
  });
});
