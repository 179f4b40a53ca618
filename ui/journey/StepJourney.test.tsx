import * as E from 'fp-ts/Either';
import type { TrackingEvent } from '@application/observation/ports';
import { blankProspect } from '@domain/holders/prospect';
import { delays } from '@domain/journey/delays';
import { pageIn } from '@domain/journey/pages';
import type { PageName } from '@domain/journey/steps';
import type { DossierState } from '@domain/journey/dossierState';
import { settled } from '@tests/builders/ending';
import { arriving as arrivingWith, started } from '@tests/builders/arriving';
import { PageTransition } from './PageTransition';
import { MemoryTrackedPages } from '@tests/fakes/ports';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '@tests/builders/offer';
import { olderAlone } from '@tests/builders/journey';
import { aDossierState, holders, ofTwo } from '@tests/fakes/FakeDossierJourney';

const begun = aDossierState({
  task: 'signature',
  mode: 'mdc',
  participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-1' } }),
});
/** Opens a deep link; `known` false: without a session. */
const arriving = (state: DossierState, known = true, externalReference = 'EXT-1', returning = false) =>
  arrivingWith({ start: E.right(started(state, externalReference)), connected: known, returning });

describe('RTE-02: who arrives at /signature', () => {
  test('no session: the error page of the identification, without a call to the bank', async () => {
    const { startup, at, routes, asked } = arriving(aDossierState({ task: 'signature' }), false);
    await at('/signature');
    expect(routes.went).toEqual(['error/AUTHENTICATION']);
    expect(asked).toEqual([]);
    expect(startup.ready).toBe(true);
  });

  test('the state is loaded, and the signature shown', async () => {
    const { journey, at, replaced, asked } = arriving(aDossierState({ task: 'signature' }));
    await at('/signature');
    expect(asked).toEqual(['state']);
    expect(journey.at.page).toBe('PreLivenessPage');
    expect(replaced).toEqual([{ step: 'signature', page: 'PreLivenessPage', from: undefined }]);
  });

  test('at another step it is that step which is shown, at its own address', async () => {
    const { journey, at, replaced } = arriving(aDossierState({ task: 'summary' }));
    await at('/signature');
    expect(journey.at.page).toBe('SummaryPage');
    expect(replaced).toEqual([{ step: 'summary', page: 'SummaryPage', from: undefined }]);
  });

  test('ADV-04: an adviser who comes there awaits the result of the video check, on /main', async () => {
    const { journey, model, at, replaced } = arriving(begun, true, 'ADVISER-1');
    await at('/signature');
    expect([journey.mode, model.dossier?.resultAwaited ?? false, journey.at.page]).toEqual(['mdc', true, 'LivenessControlProgress']);
    expect(replaced).toEqual([{ step: 'signature', page: 'LivenessControlProgress', from: undefined, adviser: true }]);
  });

  test('ADV-04: an adviser whose file is there already, and who reaches the result, awaits it', async () => {
    const { startup, journey, model, at } = arriving(begun, true, 'ADVISER-1');
    await at('/main');
    startup.shown(true);
    expect([model.dossier?.resultAwaited ?? false, journey.at.page]).toEqual([true, 'LivenessControlProgress']);
  });

  test('ADV-04: an adviser who comes there before any video was begun sees the board at once', async () => {
    const { model, journey, at } = arriving(aDossierState({ task: 'signature', mode: 'mdc' }), true, 'ADVISER-1');
    await at('/signature');
    expect([model.dossier?.resultAwaited ?? false, journey.at.page]).toEqual([false, 'PreLivenessPage']);
  });

  test('ADV-04: without the flag the adviser sees the page of the dossier handed over', async () => {
    const { journey, model, at } = arriving(aDossierState({ task: 'signature', mode: 'mdc' }), true, 'ADVISER-1');
    await at('/main');
    expect([model.dossier?.resultAwaited ?? false, journey.at.page]).toEqual([false, 'PreLivenessPage']);
  });

  test('D-47: the client of an adviser’s file has the signature part of every client', async () => {
    const { journey, at, replaced } = arriving(aDossierState({ task: 'signature', mode: 'mdc' }));
    await at('/signature');
    expect([journey.mode, journey.at.page]).toEqual(['omc', 'PreLivenessPage']);
    expect(replaced[0]?.adviser).toBeUndefined();
  });
});

describe('STP-01: what follows, which is fetched while this step is read', () => {
  test.each([
    ['identityDocUpload', 'identityValidation'],
    ['summary', 'signature'],
    ['welcome', undefined],
  ] as const)('after %s: %s', async (task, next) => {
    const { journey, at } = arriving(aDossierState({ task }));
    await at('/main');
    expect(journey.following).toBe(next);
  });
});

test('D-40: no session on /main: no call to the bank', async () => {
  const { at, routes, asked } = arriving(aDossierState(), false);
  await at('/main');
  expect(asked).toEqual([]);
  expect(routes.went).toEqual([]);
});

test('STP-12, D-09: the entry left for a later page still names its own, though its part is saved since', async () => {
  const { journey, model, at, replaced, pushed } = arriving(aDossierState({ task: 'identityValidation' }));
  await at('/main');
  await model.save(journey.at, 'TIT', {
    identity: { ...blankProspect.identity, civility: 'MME', lastName: 'Exemple', birthName: 'Exemple' },
    birth: { ...blankProspect.birth, birthdate: '1992-03-27', nationality: '001' },
  })();
  await journey.goTo('identityValidation', 'BirthplaceForm');
  await journey.goTo('identityValidation');
  expect(replaced.map(({ page }) => page)).toEqual(['FullIdentityForm']);
  expect(pushed.map(({ page }) => page)).toEqual(['BirthplaceForm', 'BirthplaceForm']);
});

test('D-99, STP-12: a page that changes on its own screen changes at once, and Back leads to the page before', async () => {
  const { journey, at, pushed } = arriving(aDossierState());
  await at('/main');
  journey.turnTo('UploadIdentityProof');
  expect([journey.at.page, journey.turn.leaving]).toEqual(['UploadIdentityProof', false]);
  expect(pushed).toEqual([{ step: 'identityDocUpload', page: 'UploadIdentityProof', from: 'identityDocUpload', fromPage: 'IdentityForm' }]);
});

test('STP-12: leaving asks first on every page with unsaved input', async () => {
  const { journey, model, at } = arriving(aDossierState({ task: 'identityValidation' }));
  await at('/main');
  model.drafts.keep({ step: 'identityValidation', page: 'FullIdentityForm' }, {});
  await journey.goTo('identityValidation', 'BirthplaceForm');
  expect(journey.dirty).toBe(false);
  await journey.goTo('identityValidation', 'FullIdentityForm');
  expect(journey.dirty).toBe(true);
});

test('STP-12: Back from the first question leads to the home page, though the tab remembers the question', async () => {
  const { journey, at, history, replaced, pushed } = arriving(aDossierState(), false);
  await at('/main', true);
  expect(journey.step).toBe('accountType');
  expect(replaced).toEqual([{ step: 'home', from: undefined }]);
  expect(pushed).toEqual([{ step: 'accountType', from: 'home', fromPage: 'HomePage' }]);
  history.entry = replaced[0];
  journey.shown();
  expect(journey.step).toBe('home');
});

test.each([
  ['back', 'home', true],
  ['forward', 'age', true],
  ['forward, while the next page is loading', 'age', false],
] as const)('XTR-45: the old page leaves %s, once the next one is there', async (direction, step, loaded) => {
  const sleep = (milliseconds: number) => () =>
    milliseconds < delays.pageChangeMs ? Promise.resolve() : new Promise<void>(() => undefined);
  const turn = new PageTransition({ sleep }, { preload: () => (loaded ? Promise.resolve() : new Promise(() => undefined)) });
  const to = { step, page: pageIn(step, undefined) };
  void turn.leave({ step: 'accountType', page: 'AccountTypeForm' }, to);
  await settled();
  expect(turn.leaving).toBe(loaded);
  turn.arrive({ step: 'accountType', page: 'AccountTypeForm' }, to);
  turn.arrive(to, to);
  expect([turn.leaving, direction.startsWith(turn.direction)]).toEqual([false, true]);
});

test('STP-11, D-110: the bank answers a press within the delay; what comes without a press waits for the whole of it', async () => {
  let slept = 0;
  const over: (() => void)[] = [];
  const sleep = (milliseconds: number) => () =>
    new Promise<void>(done => {
      if (milliseconds === delays.pageChangeMs) over.push(done);
      slept += 1;
    });
  const turn = new PageTransition({ sleep }, { preload: () => Promise.resolve() });
  const turned = jest.fn();
  const leave = () => turn.leave({ step: 'home', page: 'HomePage' }, { step: 'age', page: 'AgeForm' }).then(turned);
  const answered = turn.press();
  over[0]?.();
  await leave();
  expect([turned.mock.calls.length, slept]).toEqual([1, 2]);
  answered();
  void leave();
  await settled();
  expect([turned.mock.calls.length, slept]).toEqual([1, 4]);
});

test.each([
  ['FullIdentityForm', 1],
  ['BirthplaceForm', 1],
  ['FamilyStatusForm', 0],
] as const)(
  'D-09, XTR-49: Back to the birthplace, come from %s: is the browser’s own, past a page that was passed over',
  async (fromPage, times) => {
    const { journey, at, history } = arriving(aDossierState({ task: 'identityValidation' }));
    await at('/main');
    const step = 'identityValidation';
    history.entry = { step, page: 'FamilyStatusForm', from: step, fromPage };
    history.back = jest.fn();
    await journey.backTo(step, 'BirthplaceForm');
    expect(history.back).toHaveBeenCalledTimes(times);
  },
);

describe('STP-12, D-09: Back before the file is created', () => {
  const atQuestion = async (entry?: 'home') => {
    const arrived = arriving(aDossierState(), false);
    await arrived.at('/main');
    await arrived.journey.goTo('accountType');
    if (entry === undefined) arrived.history.entry = { step: 'accountType', from: undefined };
    let backs = 0;
    arrived.history.back = () => void (backs += 1);
    return { ...arrived, backs: () => backs };
  };

  test('goes to the step before by a new entry, where the history does not lead there', async () => {
    const { journey, pushed, backs } = await atQuestion();
    await journey.back();
    expect([pushed.map(({ step }) => step), backs()]).toEqual([['accountType', 'home'], 0]);
  });

  test('is the browser’s own where the history leads there', async () => {
    const { journey, pushed, backs } = await atQuestion('home');
    await journey.back();
    expect([pushed.map(({ step }) => step), backs()]).toEqual([['accountType'], 1]);
  });

  test('of the first page leads nowhere', async () => {
    const { journey, at, pushed } = arriving(aDossierState(), false);
    await at('/main');
    await journey.back();
    expect([journey.step, pushed]).toEqual(['home', []]);
  });
});

test('STP-12: who arrives elsewhere stays there', async () => {
  const { startup, replaced } = arriving(aDossierState(), false);
  await startup.enter({ start: false, onMain: false, atSignature: false });
  expect(replaced).toEqual([]);
});

describe('OBS-03, STP-05: what the rule says of the page shown is sent, and nothing without a number', () => {
  const numbers = (sent: readonly TrackingEvent[]) => sent.map(event => (event.kind === 'step' ? [event.step, event.number] : event));

  test('the first screen tracked the home page that one arrives at; it is tracked again on a return', async () => {
    const { at, journey, sent } = arriving(aDossierState(), false);
    await at('/main');
    await journey.goTo('accountType');
    await journey.goTo('home');
    expect(numbers(sent)).toEqual([
      ['accountType', 1],
      ['age', 1], // below the account type, on the same screen. D-125
      ['home', 1],
    ]);
  });

  test('the video check, 10, before the documents to sign, 11', async () => {
    const { at, journey, sent } = arriving(aDossierState({ task: 'signature' }));
    await at('/signature');
    for (const page of ['LivenessPage', 'PreContractDocPage'] as const) {
      await journey.goTo('signature', page);
    }
    expect(numbers(sent)).toEqual([
      ['signature', 10],
      ['signature', 10],
      ['signature', 11],
    ]);
  });

  test('back from the full-screen ceremony, and reloaded: what was counted is not counted again, though the video’s page comes first', async () => {
    const [pages, signing] = [new MemoryTrackedPages(), E.right(started(aDossierState({ task: 'signature' })))];
    const walk = async (...through: readonly PageName[]) => {
      const { at, journey, sent } = arrivingWith({ start: signing, pages });
      await at('/main');
      for (const page of through) {
        await journey.goTo('signature', page);
      }
      return sent.flatMap(event => (event.kind === 'step' ? [event.number] : []));
    };
    expect(await walk('PreContractDocPage', 'DocuSignPage')).toEqual([10, 11, 11]);
    expect(await walk('DocuSignPage')).toEqual([]);
    // A page is counted again when the person returns to it with Back.
    expect(await walk('DocuSignPage', 'PreContractDocPage')).toEqual([11]);
    const another = arrivingWith({
      start: E.right(started(aDossierState({ task: 'signature', ids: { TIT: 'another', COT: undefined } }))),
      pages,
    });
    await another.at('/main');
    expect(numbers(another.sent)).toEqual([['signature', 10]]);
  });

  test('the agency has no number: nothing leaves', async () => {
    const { at, sent } = arriving(aDossierState({ task: 'structureChoice' }));
    await at('/main');
    expect(sent).toEqual([]);
  });
});

describe('D-125, D-99: one screen asks the options and the insurance', () => {
  const atOptions = async () => {
    const arrived = arriving(aDossierState(), false);
    await arrived.at('/main');
    const selection = [chosenCard('TIT', catalogue.MASTERCARD)];
    arrived.journey.answer(olderAlone);
    arrived.journey.answer({ selection, overdraft: false, dematerialization: true, insurance: false });
    await arrived.journey.goTo('options');
    return arrived;
  };

  test('both page names are tracked; what follows is the confirmation, and Back from there leads to the screen', async () => {
    const { journey, sent, pushed } = await atOptions();
    expect(sent.flatMap(event => (event.kind === 'step' ? [event.step] : []))).toEqual(['options', 'insurance']);
    await journey.next();
    expect(journey.step).toBe('offerConfirmation');
    await journey.back();
    expect(pushed.map(({ step }) => step)).toEqual(['options', 'offerConfirmation']);
  });

  test('the insurance that is opened alone leads on to the confirmation; Back from there leads to the screen too', async () => {
    const { journey } = await atOptions();
    await journey.goTo('insurance');
    expect(journey.at.page).toBe('InsuranceForm');
    await journey.next();
    await journey.back();
    expect(journey.step).toBe('options');
  });

  test('work and tax residence send both their numbers once, also after a reload', async () => {
    const pages = new MemoryTrackedPages();
    const walk = async () => {
      const { at, sent } = arrivingWith({ start: E.right(started(aDossierState({ task: 'compInfos' }))), pages });
      await at('/main');
      return sent.flatMap(event => (event.kind === 'step' ? [event.number] : []));
    };
    expect([await walk(), await walk()]).toEqual([[8, 8], []]);
  });
});

describe('D-09: Back that stays says why', () => {
  test('until the customer continues, though its entry is renamed meanwhile', async () => {
    const { journey, at, history } = arriving(aDossierState({ task: 'addressValidation' }));
    await at('/main');
    history.entry = { step: 'identityDocUpload', page: 'IdentityForm', from: undefined };
    journey.shown();
    expect([journey.step, journey.blocked]).toEqual(['addressValidation', true]);
    journey.shown();
    expect(journey.blocked).toBe(true);
    await journey.goTo('addressValidation');
    expect(journey.blocked).toBe(false);
  });

  test('D-58: from the first page after a sign-in too, because the identification is before it', async () => {
    const { journey, at, history, replaced, pushed } = arriving(aDossierState({ task: 'addressValidation' }), false, 'EXT-1', true);
    await at('/main');
    const entry = { step: 'addressValidation', page: 'AddressForm', from: undefined };
    expect([replaced, pushed]).toEqual([[{ ...entry, barrier: true }], [entry]]);
    history.entry = replaced[0];
    journey.shown();
    expect([journey.step, journey.blocked, history.forwards]).toEqual(['addressValidation', true, 1]);
  });
});

describe('XTR-36: what was typed when the session ended', () => {
  const state = aDossierState({ task: 'identityValidation' });
  const typed = { town: 'Porto' };

  const left = async (before: DossierState = state) => {
    const { journey, startup, model, at, words } = arriving(before);
    await at('/main');
    await journey.goTo('identityValidation', 'BirthplaceForm');
    model.drafts.keep({ step: 'identityValidation', page: 'BirthplaceForm' }, typed);
    startup.storeUnsaved();
    return words.kept;
  };

  test('is there again on its own page, for the same person', async () => {
    const { journey, model, at, words } = arriving(state);
    words.kept = await left();
    await at('/main');
    expect([journey.step, journey.at.page, journey.dirty]).toEqual(['identityValidation', 'BirthplaceForm', true]);
    expect(model.drafts.of({ step: 'identityValidation', page: 'BirthplaceForm' })).toEqual(typed);
  });

  const jointly = aDossierState({ ...ofTwo, task: 'identityValidation' });

  test.each([
    ['of another file', { ...state, idEne: 'ANOTHER' }, 'EXT-1', state],
    ['who is the other holder of the same file, on the same device', jointly, 'EXT-2', jointly],
  ] as const)('is not there for a person %s', async (_who, theirs, reference, before) => {
    const { journey, model, at, words } = arriving(theirs, true, reference);
    words.kept = await left(before);
    await at('/main');
    expect(journey.at.page).toBe('FullIdentityForm');
    expect(model.drafts.all).toEqual({});
  });

  test('returns though its page is behind: to the dossier’s current step', async () => {
    const { journey, at, words } = arriving(aDossierState({ task: 'summary' }));
    words.kept = await left();
    await at('/main');
    expect(journey.step).toBe('summary');
  });
});

describe('D-09: a page that takes the place of the one shown', () => {
  test('Back leads to the page before it: the refusal of a document in the place of its wait, the document behind', async () => {
    const { journey, at, history, replaced, pushed } = arriving(aDossierState({ task: 'addressDocUpload' }));
    await at('/main');
    await journey.goTo('addressDocUpload', 'ProofControlProgress');
    await journey.goTo('addressDocUpload', 'ProofControlCompleted', false, true);
    expect([journey.at.page, pushed.map(({ page }) => page), replaced.at(-1)?.page]).toEqual([
      'ProofControlCompleted',
      ['ProofControlProgress'],
      'ProofControlCompleted',
    ]);
    history.entry = { step: 'addressDocUpload', page: 'UploadAddressProof', from: undefined };
    journey.shown();
    expect([journey.at.page, journey.blocked]).toEqual(['UploadAddressProof', false]);
    await journey.goTo('addressDocUpload', 'ProofControlProgress');
    expect(pushed.map(({ page }) => page)).toEqual(['ProofControlProgress', 'ProofControlProgress']);
  });
});

describe('D-64, XTR-74: a refusal that leads to a page of its own', () => {
  const refusedOf = (about?: string) => {
    const { journey, refusal, routes } = arriving(aDossierState({ task: 'identityDocUpload' }));
    refusal.facts = {};
    journey.fail({ kind: 'refused', code: 'SUBSCRIPTION_EXCLUDED' }, undefined, about);
    return [routes.went, refusal.about];
  };

  test('remembers the person of a joint file', () => {
    expect(refusedOf('Co-titulaire : Yanis Modèle')).toEqual([['information/suite-non-favorable'], 'Co-titulaire : Yanis Modèle']);
  });

  test('names nobody else', () => {
    expect(refusedOf()).toEqual([['information/suite-non-favorable'], undefined]);
  });
});
