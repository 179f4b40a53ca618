import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from './dossierState';
import {
  mayAwaitResult,
  mayDoOn,
  modeIn,
  pathIn,
  personIdIn,
  readerOf,
  taskPastOther,
  currentStepOf,
  visitorIn,
  type StartedDossier,
} from './startedDossier';
import { noAnswers } from './answers';
import { isFilled } from './mayAct';
import { steps, taskId, taskIds } from './steps';
import { position } from './position';
import { aDossierState, holders, ofTwo } from '@tests/fakes/FakeDossierJourney';

const opened = (reference: string, state: Partial<DossierState> = {}, coHolderFinished: boolean | null = null): StartedDossier => ({
  state: aDossierState(state),
  person: { externalReference: reference, firstName: undefined, lastName: undefined, birthdate: undefined },
  people: { TIT: blankProspect, COT: undefined },
  coHolderFinished,
});
const HOLDER = 'EXT-1';
const COHOLDER = 'EXT-2';
const ADVISER = 'ADVISER-1';

describe('D-43, D-47: who has the file open', () => {
  test('its holder, its co-holder, or the adviser who created it; no adviser leads a prospect’s own file', () => {
    expect(visitorIn(opened(HOLDER, ofTwo))).toBe('TIT');
    expect(visitorIn(opened(COHOLDER, ofTwo))).toBe('COT');
    expect(visitorIn(opened(ADVISER, { ...ofTwo, mode: 'mdc' }))).toBe('adviser');
    expect(visitorIn(opened(HOLDER, { mode: 'mdc' }))).toBe('TIT');
  });

  test('D-105: a person who is neither holder nor adviser is not part of the dossier, and never its holder', () => {
    const strangers = [opened(ADVISER), opened(COHOLDER), opened('EXT-3', ofTwo), opened('', ofTwo)];
    expect(strangers.map(visitorIn)).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
  });

  test('D-105: two people with one reference cannot be distinguished: neither acts for the other, nor for an adviser', () => {
    const one = { customerExternalId: HOLDER, livenessId: undefined };
    const participants = { TIT: one, COT: one };
    const dossiers = (['omc', 'mdc'] as const).map(mode => opened(HOLDER, { ...ofTwo, participants, mode }));
    expect(dossiers.map(visitorIn)).toEqual(['nobody', 'nobody']);
  });

  test('ADV-01: the adviser alone reads the adviser’s words; the client of the same file reads their own', () => {
    expect(modeIn(opened(ADVISER, { mode: 'mdc' }))).toBe('mdc');
    expect(modeIn(opened(HOLDER, { mode: 'mdc' }))).toBe('omc');
    expect(modeIn(opened(HOLDER))).toBe('omc');
  });
});

test('STP-09: a dossier is at its task; for a holder who signed before the co-holder, at the end of their own signature', () => {
  const signing = { ...ofTwo, task: 'coHolderSignature' } as const;
  const dossiers = [
    opened(HOLDER, { task: 'compInfos' }),
    opened(HOLDER, signing, false),
    opened(COHOLDER, signing),
    opened(HOLDER, signing, true),
  ];
  expect(dossiers.map(currentStepOf)).toEqual(['compInfos', 'signatureSuccess', 'coHolderSignature', 'coHolderSignature']);
});

test.each([
  ['an adviser, whatever is open', 'mdc', [undefined, opened(HOLDER)], 'adviser'],
  ['a client', 'omc', [undefined, opened(HOLDER, { task: 'compInfos' }), opened(HOLDER, { task: 'signature', mode: 'mdc' })], 'client'],
  ['one whose adviser still fills the file: waits', 'omc', [opened(HOLDER, { task: 'compInfos', mode: 'mdc' })], 'waiting'],
] as const)('D-47: who stands before a page: %s', (_what, mode, dossiers, reader) => {
  for (const dossier of dossiers) expect(readerOf(dossier, mode)).toBe(reader);
});

describe('D-105, XTR-63: whether the act of a page is the reader’s own', () => {
  const pages = steps.flatMap(({ id, pages: of }) => of.map(page => [id, page] as const));
  const notOwn = (reference: string, mode: 'omc' | 'mdc' = 'omc'): readonly string[] =>
    pages.flatMap(([step, page]) => {
      const task = taskId.is(step) ? step : 'welcome';
      return mayDoOn(opened(reference, { ...ofTwo, mode, task }), { step, page }) ? [] : [`${step} ${page}`];
    });
  const ceremony = steps.flatMap(({ id, pages: of }) => (id === 'signature' ? [...of] : []));
  const [holders, coHolders] = [ceremony.map(page => `signature ${page}`), ceremony.map(page => `coHolderSignature ${page}`)];

  const given = ['identityDocUpload', 'identityValidation', 'addressDocUpload', 'addressValidation', 'incomeDocUpload', 'compInfos'];
  const pagesGiven = pages.filter(([step]) => given.includes(step)).map(([step, page]) => `${step} ${page}`);

  test('the co-holder sees whose turn it is on what the holder gives, on their recap and in their signature', () => {
    expect(notOwn(COHOLDER)).toEqual([...pagesGiven, 'summary SummaryPage', ...holders]);
  });

  test('D-43: the holder’s session, on one device, fills both parts; the co-holder signs in their own', () => {
    expect(notOwn(HOLDER)).toEqual(coHolders);
  });

  test('D-47: the adviser’s client accepts on their opening page, in the signature; the adviser reads the result of the video alone', () => {
    const recaps = ['summary SummaryPage', 'coHolderSummary SummaryPage'];
    expect(notOwn(HOLDER, 'mdc')).toEqual([...recaps, ...coHolders]);
    expect(notOwn(COHOLDER, 'mdc')).toEqual([...recaps, ...holders]);
    const followed = [...holders, ...coHolders].filter(page => !page.includes('Control'));
    expect(notOwn(ADVISER, 'mdc')).toEqual([...recaps, ...followed]);
  });

  test('a person from outside may do none of it', () => {
    const recaps = ['summary SummaryPage', 'coHolderSummary SummaryPage'];
    expect(notOwn('EXT-3')).toEqual([
      ...pages.flatMap(([step, page]) => (isFilled(step) ? [`${step} ${page}`] : [])),
      ...recaps,
      ...holders,
      ...coHolders,
    ]);
  });

  test('before a file exists every page is anybody’s', () => {
    expect(pages.every(([step, page]) => mayDoOn(undefined, { step, page }))).toBe(true);
  });

  test('XTR-01: no correction at the recap of the other holder, where the address or the history asks for one', () => {
    const wanted = { step: 'addressValidation', page: 'AddressForm', correcting: true } as const;
    const shown = [HOLDER, COHOLDER].map(who => {
      const dossier = opened(who, { ...ofTwo, task: 'summary' });
      return position(wanted, dossier, noAnswers, { workflow: 'joint', mode: 'omc', jointAccount: 'open' }).step;
    });
    expect(shown).toEqual(['addressValidation', 'summary']);
  });
});

describe('JNT-03, D-105: the co-holder, in a session of their own', () => {
  const path = { workflow: 'joint', mode: 'omc', jointAccount: 'open' } as const;

  test('tries what follows a task of the holder’s while papers and answers are given; the holder and an adviser’s client do not', () => {
    const past = taskIds.flatMap(task => {
      const next = taskPastOther(opened(COHOLDER, { ...ofTwo, task }));
      return next === undefined ? [] : [`${task} ${next}`];
    });
    expect(past).toEqual([
      'identityDocUpload coHolderIdentityDocUpload',
      'identityValidation coHolderIdentityValidation',
      'addressDocUpload coHolderAddressDocUpload',
      'addressValidation coHolderAddressValidation',
      'incomeDocUpload coHolderIncomeDocUpload',
      'compInfos coHolderCompInfos',
    ]);
    for (const task of taskIds) {
      expect(taskPastOther(opened(HOLDER, { ...ofTwo, task }))).toBeUndefined();
      expect(taskPastOther(opened(ADVISER, { ...ofTwo, task, mode: 'mdc' }))).toBeUndefined();
    }
  });

  test('the history leads to no page of the holder’s that was passed', () => {
    const wanted = { step: 'identityValidation', page: 'FullIdentityForm' } as const;
    const shown = [HOLDER, COHOLDER].map(
      who => position(wanted, opened(who, { ...ofTwo, task: 'coHolderIdentityValidation' }), noAnswers, path).step,
    );
    expect(shown).toEqual(['identityValidation', 'coHolderIdentityValidation']);
  });
});

describe('CFG-07, JNT-03: the path taken', () => {
  const announced = { mode: 'omc', jointAccount: 'announced' } as const;

  const open = (workflow: 'individual' | 'joint', mode: 'omc' | 'mdc') => ({ workflow, mode, jointAccount: 'open' });

  test('comes from an existing dossier, whatever is announced to new customers', () => {
    expect(pathIn(opened(COHOLDER, ofTwo), { workflow: 'individual' }, announced)).toEqual(open('joint', 'omc'));
    expect(pathIn(opened(ADVISER, { mode: 'mdc' }), { workflow: 'joint' }, announced)).toEqual(open('individual', 'mdc'));
  });

  test('before a file exists follows the answers on the entry’s terms: one holder until the person says otherwise', () => {
    expect(pathIn(undefined, { workflow: 'joint' }, announced)).toEqual({ workflow: 'joint', ...announced });
    const path = pathIn(undefined, { workflow: undefined }, { mode: 'mdc', jointAccount: 'open' });
    expect(path).toEqual(open('individual', 'mdc'));
  });
});

describe('RTE-02, ADV-04: an adviser awaits the result of a video check', () => {
  const ofAdviser = { ...ofTwo, mode: 'mdc' } as const;

  const begun = holders({
    TIT: { customerExternalId: HOLDER, livenessId: 'LV-1' },
    COT: { customerExternalId: COHOLDER, livenessId: 'LV-2' },
  });

  test('at either signature once the check was begun, and at no other task', () => {
    expect(taskIds.filter(task => mayAwaitResult(opened(ADVISER, { ...ofAdviser, participants: begun, task })))).toEqual([
      'signature',
      'coHolderSignature',
    ]);
    expect(taskIds.filter(task => mayAwaitResult(opened(ADVISER, { ...ofAdviser, task })))).toEqual([]);
  });

  test('a client films by themselves and awaits nothing there', () => {
    expect(mayAwaitResult(opened(HOLDER, { ...ofAdviser, task: 'signature' }))).toBe(false);
    expect(mayAwaitResult(opened(COHOLDER, { ...ofAdviser, task: 'coHolderSignature' }))).toBe(false);
  });
});

test('D-32: the ids of the holder and of the co-holder in the bank’s paths are not mixed up; a stranger has none', () => {
  const ids = [personIdIn(opened(HOLDER, ofTwo), 'TIT'), personIdIn(opened(HOLDER, ofTwo), 'COT'), personIdIn(opened(HOLDER), 'COT')];
  expect(ids).toEqual(['10000001', '10000002', '']);
});
