import { waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { papers } from '@domain/proofs/papers';
import { blankProspect, prospectOf, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { pageIn } from '@domain/journey/pages';
import type { Position } from '@domain/journey/position';
import type { PageName, StepName, TaskId } from '@domain/journey/steps';
import type { Mode } from '@domain/journey/words';
import { cart } from '@tests/builders/offer';
import { aDossierState, holders, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { DossierStore } from './DossierStore';
import { DossierActions } from './DossierActions';
import type { StepJourney } from './StepJourney';
import { papersOrder } from '@tests/builders/journey';

const unreachable: Failure = { kind: 'unreachable' };

/** Fake navigation: the current step, and the steps it was sent to. */
class Steps {
  sent: string[] = [];
  held = false;
  mode: Mode = 'omc';
  at: Position;
  constructor(step: StepName, page?: PageName, correcting = false) {
    this.at = { step, page: pageIn(step, page), correcting };
  }
  stand(at: Partial<Position>): void {
    this.at = { ...this.at, ...at };
  }
  goTo = (step: StepName, page?: PageName, correcting = false): Promise<void> => {
    this.sent.push([step, page, correcting ? 'correcting' : undefined].filter(Boolean).join(' '));
    return Promise.resolve();
  };
  turnTo = (page: PageName): void => void this.sent.push(`in place ${page}`);
  backTo = (step: StepName, page?: PageName): Promise<void> => this.goTo(step, page);
  setDirty = (dirty: boolean): void => void (this.held = dirty);
  failures: Failure[] = [];
  fail = (failure: Failure): void => void this.failures.push(failure);
}

const walkAt = (
  steps: Steps,
  state: DossierState,
  bank: { answer?: DossierState; failure?: Failure; savedTo?: DossierState; meanwhile?: () => void } = {},
  externalReference = 'EXT-1',
  holder: Prospect = blankProspect,
) => {
  const told: TaskId[] = [];
  const { papersFirst: _, ...ofBank } = state;
  const saved: ProspectPart[] = [];
  const savedTo: string[] = [];
  const answered = <A,>(answer: A): TE.TaskEither<Failure, A> => (bank.failure ? TE.left(bank.failure) : TE.right(answer));
  const prospects = {
    byId: () => TE.right(blankProspect),
    save: (id: string, part: ProspectPart) => {
      saved.push(part);
      savedTo.push(id);
      bank.meanwhile?.();
      return answered(bank.savedTo);
    },
  };
  const workflow = {
    advance: (to: TaskId) => {
      told.push(to);
      bank.meanwhile?.();
      return answered(bank.answer ?? { ...ofBank, task: to });
    },
  };
  const dossiers = {
    mine: () => {
      bank.meanwhile?.();
      return answered(bank.answer ?? ofBank);
    },
  };
  const cartsAsked: string[] = [];
  const carts = {
    mine: () => TE.leftIO<Failure>(() => (cartsAsked.push('mine'), unreachable)),
    anticipate: () => TE.left(unreachable),
    forecast: () => TE.left(unreachable),
    save: () => TE.left(unreachable),
  };
  const clock = {
    now: () => '2025-06-01T14:02:00+02:00',
    today: () => '2025-06-01' as const,
    deviceOffset: () => 120,
    sleep: () => () => Promise.resolve(),
  };
  const model = new DossierStore(prospects, carts, clock, papersOrder(state.papersFirst === true));
  model.begin(
    {
      state,
      person: { externalReference, firstName: undefined, lastName: undefined, birthdate: undefined },
      people: { TIT: holder, COT: undefined },
      coHolderFinished: null,
    },
    {},
  );
  const dialogs = {
    moved: (replaced: boolean) => void steps.sent.push(replaced ? 'said that the answer was replaced' : 'said that it moved'),
  };
  return {
    walk: new DossierActions(model, steps as unknown as StepJourney, workflow, dossiers, dialogs),
    told,
    saved,
    savedTo,
    carts: cartsAsked,
  };
};

test('XTR-49: a page leads to the next of its step, past those that it has answered; the last one tells the bank that the task is done', async () => {
  const steps = new Steps('identityValidation', 'BirthplaceForm');
  const { walk, told } = walkAt(steps, aDossierState({ task: 'identityValidation' }));
  await walk.nextPage()();
  steps.stand({ page: 'FullIdentityForm' });
  await walk.nextPage('BirthplaceForm')();
  steps.stand({ page: 'FamilyStatusForm' });
  await walk.nextPage()();
  expect(steps.sent).toEqual(['identityValidation FamilyStatusForm', 'identityValidation FamilyStatusForm', 'addressDocUpload']);
  expect(told).toEqual(['addressDocUpload']);
});

describe('D-125: a screen that asks the agency and the delivery ends both tasks', () => {
  test('one after the other, and the page after both opens', async () => {
    const steps = new Steps('structureChoice');
    const { walk, told } = walkAt(steps, aDossierState({ task: 'structureChoice' }));
    await walk.nextPage()();
    expect([told, steps.sent]).toEqual([['deliveryChoice', 'duplicateSearch'], ['duplicateSearch']]);
  });

  test('where the bank has ended the first already, the second alone', async () => {
    const steps = new Steps('structureChoice');
    const { walk, told } = walkAt(steps, aDossierState({ task: 'deliveryChoice' }));
    await walk.nextPage()();
    expect([told, steps.sent]).toEqual([['duplicateSearch'], ['duplicateSearch']]);
  });

  test('a bank that stays at the delivery is followed, and asked no more', async () => {
    const steps = new Steps('structureChoice');
    const { walk, told } = walkAt(steps, aDossierState({ task: 'structureChoice' }), { answer: aDossierState({ task: 'deliveryChoice' }) });
    await walk.nextPage()();
    expect([told, steps.sent]).toEqual([['deliveryChoice', 'duplicateSearch'], ['deliveryChoice']]);
  });

  test('with an adviser each page ends its own task', async () => {
    const steps = new Steps('structureChoice');
    steps.mode = 'mdc';
    const { walk, told } = walkAt(steps, aDossierState({ task: 'structureChoice', mode: 'mdc' }));
    await walk.nextPage()();
    expect([told, steps.sent]).toEqual([['deliveryChoice'], ['deliveryChoice']]);
  });
});

describe('XTR-38: pages that a wallet and its owner have answered whole are not shown', () => {
  const whole = prospectOf('1', ({ field }) => field.example);
  const arriveWith = async (documentCode: string, person: Prospect) => {
    const steps = new Steps('identityDocUpload', 'WalletIdentity');
    const proofs = [{ rank: '1' as const, documentCode, controlId: 'C', controlResult: 'OK' as const }];
    const state = aDossierState({ proofs, tasksLeft: ['identityValidation', 'addressValidation', 'incomeDocUpload'] });
    const { walk, told } = walkAt(steps, state, {}, 'EXT-1', person);
    await walk.finish()();
    return [told, steps.sent];
  };

  test('the identity and the address: the bank is told of each task, and the first that asks something opens', async () => {
    const passed = ['identityValidation', 'addressValidation', 'incomeDocUpload'];
    expect(await arriveWith(WALLET_CODE, whole)).toEqual([passed, ['incomeDocUpload']]);
  });

  test('they are, where an answer is left, or a document was read', async () => {
    const opened = [['identityValidation'], ['identityValidation']];
    expect(await arriveWith(WALLET_CODE, { ...whole, family: blankProspect.family })).toEqual(opened);
    expect(await arriveWith(papers.CNI.code, whole)).toEqual(opened);
  });
});

describe('D-105, JNT-03: the co-holder, in a session of their own', () => {
  /** The bank ends `ends` tasks, then refuses: an answer of the holder's is missing. */
  const alone = (task: TaskId, ends: number, reader = 'EXT-2') => {
    const steps = new Steps(task);
    const bank: { failure?: Failure; meanwhile?: () => void } = {};
    let left = ends;
    bank.meanwhile = () => {
      left -= 1;
      if (left < 0) bank.failure = { kind: 'refused', code: 'step_incomplete' };
    };
    return { steps, ...walkAt(steps, aDossierState({ ...ofTwo, task }), bank, reader) };
  };

  test('passes a task whose answers the holder gave, to the next one of their own', async () => {
    const { walk, steps, told } = alone('coHolderIdentityDocUpload', 2);
    expect(await walk.sendTo('identityValidation')()).toEqual(E.right(undefined));
    expect([told, steps.sent]).toEqual([['identityValidation', 'coHolderIdentityValidation'], ['coHolderIdentityValidation']]);
  });

  test('sees whose turn it is where the bank misses an answer of the holder’s, without an error', async () => {
    const { walk, steps, told } = alone('coHolderIdentityDocUpload', 1);
    expect(await walk.sendTo('identityValidation')()).toEqual(E.right(undefined));
    expect([told.length, steps.sent, steps.failures]).toEqual([2, ['identityValidation'], []]);
  });

  test('who comes while it is the holder’s turn stays there, or goes to their own task where the bank ends the holder’s', async () => {
    const [waits, goes] = [alone('identityDocUpload', 0), alone('identityDocUpload', 1)];
    await waits.walk.goPastOthers();
    await goes.walk.goPastOthers();
    expect([waits.steps.sent, goes.steps.sent]).toEqual([[], ['coHolderIdentityDocUpload']]);
  });

  test('D-43: the holder’s session passes nothing so', async () => {
    const { walk, told } = alone('identityDocUpload', 1, 'EXT-1');
    await walk.goPastOthers();
    expect(told).toEqual([]);
  });

  test('D-09: no Back leads to a page of the holder’s', () => {
    const back = (reader: string) => alone('coHolderIdentityValidation', 0, reader).walk.back;
    expect([back('EXT-1') === undefined, back('EXT-2') === undefined]).toEqual([false, true]);
  });
});

describe('AGY-01, JNT-01: whose part of a joint file is filled', () => {
  const joint = (task: TaskId): DossierState =>
    aDossierState({
      task,
      workflow: 'joint',
      participants: holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined } }),
      ids: { TIT: '10000001', COT: '20000002' },
    });
  const about = (task: TaskId, reference: string): readonly string[] => {
    const { walk } = walkAt(new Steps(task), joint(task), {}, reference);
    return [walk.connected, walk.participant, walk.personId];
  };

  test('the step says it, for either person connected; the agency stands with the holder', () => {
    expect(about('identityValidation', 'EXT-2')).toEqual(['COT', 'TIT', '10000001']);
    expect(about('coHolderIdentityValidation', 'EXT-1')).toEqual(['TIT', 'COT', '20000002']);
    expect(about('structureChoice', 'EXT-2')).toEqual(['COT', 'TIT', '10000001']);
  });

  test('where the step says nothing, it is the person connected', () => {
    expect(about('middleControl', 'EXT-1')).toEqual(['TIT', 'TIT', '10000001']);
    expect(about('middleControl', 'EXT-2')).toEqual(['COT', 'COT', '20000002']);
  });
});

describe('MID-02, R13: a person who has left the page meanwhile is not taken away from where they are', () => {
  const leaving = (steps: Steps) => (): void => steps.stand({ step: 'summary', page: 'SummaryPage' });

  test('while the bank is hearing that a task is done', async () => {
    const steps = new Steps('addressValidation');
    await walkAt(steps, aDossierState({ task: 'addressValidation' }), { meanwhile: leaving(steps) }).walk.finish()();
    expect(steps.sent).toEqual([]);
  });

  test('while the state is looked at', async () => {
    const steps = new Steps('middleControl');
    const bank = { answer: aDossierState({ task: 'summary' }), meanwhile: leaving(steps) };
    const { walk } = walkAt(steps, aDossierState({ task: 'middleControl' }), bank);
    await walk.refresh()();
    expect([steps.sent, walk.dossier.state.task]).toEqual([[], 'summary']);
  });
});

test('D-09: after Back, the steps are passed again one by one, without a call to the bank', async () => {
  const steps = new Steps('addressValidation');
  const { walk, told } = walkAt(steps, aDossierState({ task: 'compInfos' }));
  await walk.finish()();
  expect([steps.sent, told]).toEqual([['incomeDocUpload'], []]);
});

test('STP-15: the task that the bank answers with is the one shown, whatever was asked', async () => {
  const steps = new Steps('addressDocUpload');
  const { walk } = walkAt(steps, aDossierState({ task: 'addressDocUpload' }), { answer: aDossierState({ task: 'middleControl' }) });
  await walk.finish()();
  expect(steps.sent).toEqual(['middleControl']);
});

test.each(['middleControl', 'duplicateSearch', 'duplicateConfirmation'] as const)(
  'STP-15: %s, which the bank alone leaves, is never sent on; the state is looked at instead',
  async task => {
    const steps = new Steps(task);
    const { walk, told } = walkAt(steps, aDossierState({ task }), { answer: aDossierState({ task: 'summary' }) });
    await walk.finish()();
    expect(told).toEqual([]);
    expect(steps.sent).toEqual(['summary']);
  },
);

test('D-08, ADV-02: the adviser leaves the confirmation of a new client', async () => {
  const steps = new Steps('duplicateConfirmation');
  const { walk, told } = walkAt(steps, aDossierState({ task: 'duplicateConfirmation', mode: 'mdc' }));
  await walk.finish()();
  expect(told).toEqual(['middleControl']);
});

test('the page stays when the bank does not take the task', async () => {
  const steps = new Steps('addressValidation');
  const { walk } = walkAt(steps, aDossierState({ task: 'addressValidation' }), { failure: unreachable });
  expect(await walk.finish()()).toEqual(E.left(unreachable));
  expect(steps.sent).toEqual([]);
});

test('XTR-01: a page corrected from the recap comes back to it, and tells the bank nothing', async () => {
  const steps = new Steps('identityValidation', 'FullIdentityForm', true);
  const { walk, told } = walkAt(steps, aDossierState({ task: 'summary' }));
  await walk.nextPage()();
  expect(steps.sent).toEqual(['summary']);
  expect(told).toEqual([]);
  walk.back?.();
  expect(steps.sent).toEqual(['summary', 'summary']);
});

test('a change link of the recap opens the page of the person it is about', async () => {
  const steps = new Steps('summary');
  const { walk } = walkAt(steps, aDossierState({ task: 'summary' }));
  await walk.correct('AddressForm', 'TIT');
  expect(steps.sent).toEqual(['addressValidation AddressForm correcting']);
});

test('a page opened within a step that is corrected still comes back to the recap', async () => {
  const steps = new Steps('incomeDocUpload', undefined, true);
  const { walk } = walkAt(steps, aDossierState({ task: 'summary' }));
  await walk.openPage('ProofControlProgress');
  expect(steps.sent).toEqual(['incomeDocUpload ProofControlProgress correcting']);
});

test('PRF-12: where the bank misses the income proof, its page is opened; another refusal goes its common way', async () => {
  const steps = new Steps('summary');
  const { walk } = walkAt(steps, aDossierState({ task: 'summary' }));
  walk.fail({ kind: 'refused', code: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' });
  await waitFor(() => expect(steps.sent).toEqual(['incomeDocUpload UploadIncomeProof correcting']));
  expect(steps.failures).toEqual([]);
  const other: Failure = { kind: 'refused', code: 'generic' };
  walk.fail(other);
  expect(steps.failures).toEqual([other]);
});

test.each([
  ['compInfos', 'TIT', 'COT'],
  ['coHolderCompInfos', 'COT', 'TIT'],
] as const)(
  'PER-11, XTR-03: what is saved at %s is kept for %s alone, not for %s, and said with its hour; what is not, too',
  async (task, who, other) => {
    const state = aDossierState({ task, workflow: 'joint' });
    const { walk, saved } = walkAt(new Steps(task), state);
    await walk.save({ monthlyNetIncome: 2100 })();
    expect(saved).toEqual([{ monthlyNetIncome: 2100 }]);
    expect([walk.prospect, walk.dossier.people[who], walk.dossier.people[other]].map(person => person?.monthlyNetIncome)).toEqual([
      2100,
      2100,
      undefined,
    ]);
    expect(walk.saving).toEqual({ kind: 'saved', at: '14\u00a0h\u00a002' });
    const cut = walkAt(new Steps(task), state, { failure: unreachable });
    await cut.walk.save({ monthlyNetIncome: 2100 })();
    expect(cut.walk.saving).toEqual({ kind: 'failed' });
    expect(cut.walk.prospect.monthlyNetIncome).toBeUndefined();
  },
);

describe('D-52: a correction from the recap that no proof shows', () => {
  const recap = aDossierState({ task: 'summary' });
  const corrected = { identity: { ...blankProspect.identity, lastName: 'Modèle' } };
  const savedTo = aDossierState({ task: 'middleControl' });
  const correcting = (): Steps => new Steps('identityValidation', 'FullIdentityForm', true);

  test('sends the file back to the check: the page follows there, and sends no task to the bank', async () => {
    const steps = correcting();
    const { walk, told } = walkAt(steps, recap, { savedTo });
    await walk.save(corrected)();
    expect([walk.dossier.state.task, walk.prospect.identity.lastName, steps.sent]).toEqual(['middleControl', 'Modèle', []]);
    await walk.nextPage()();
    expect([steps.sent, told]).toEqual([['middleControl'], []]);
  });

  test('takes to the check a person who went back to the recap before the bank answered', async () => {
    const steps = correcting();
    const meanwhile = (): void => steps.stand({ step: 'summary', page: 'SummaryPage', correcting: false });
    const { walk } = walkAt(steps, recap, { savedTo, meanwhile });
    await walk.save(corrected)();
    expect(steps.sent).toEqual(['middleControl']);
  });

  test('comes back to the recap where the bank takes it as it is', async () => {
    const steps = correcting();
    const { walk } = walkAt(steps, recap);
    await walk.save(corrected)();
    await walk.nextPage()();
    expect(steps.sent).toEqual(['summary']);
  });
});

test('D-62, D-105: from the holder’s recap, what is corrected of the co-holder is saved to the co-holder, and changes nothing of the holder’s', async () => {
  const steps = new Steps('summary', 'SummaryPage');
  const { walk, savedTo } = walkAt(steps, aDossierState({ ...ofTwo, task: 'summary' }));
  await walk.save({ email: 'yanis@example.fr' }, { of: 'COT' })();
  expect([savedTo, walk.dossier.people.COT?.email, walk.dossier.people.TIT.email]).toEqual([
    [ofTwo.ids.COT],
    'yanis@example.fr',
    undefined,
  ]);
  await walk.save({ email: 'maelle@example.fr' })();
  expect([savedTo.at(-1), walk.dossier.people.COT?.email]).toEqual([ofTwo.ids.TIT, 'yanis@example.fr']);
});

test('D-50: the cart is asked for again where a birthdate was corrected, and only there', async () => {
  const { walk, carts } = walkAt(new Steps('identityValidation'), aDossierState({ task: 'identityValidation' }));
  const { birth, email } = { birth: { ...blankProspect.birth, birthdate: '1990-03-27' } as const, email: 'noa@example.fr' };
  await walk.save({ email })();
  expect(carts).toEqual([]);
  await walk.save({ birth })();
  await walk.save({ birth: { ...birth, town: 'NANTES' } })();
  expect(carts).toEqual(['mine']);
});

test('MID-02: the page continues when the bank moved on, and stays when it did not', async () => {
  const steps = new Steps('middleControl');
  const still = walkAt(steps, aDossierState({ task: 'middleControl' }));
  await still.walk.refresh()();
  expect(steps.sent).toEqual([]);
  const moved = walkAt(steps, aDossierState({ task: 'middleControl' }), { answer: aDossierState({ task: 'summary' }) });
  await moved.walk.refresh()();
  expect(steps.sent).toEqual(['summary']);
});

test('D-09: Back goes to the page before, to the step before where it is free, and nowhere from what was accepted', () => {
  const inTheStep = new Steps('identityValidation', 'BirthplaceForm');
  walkAt(inTheStep, aDossierState({ task: 'identityValidation' })).walk.back?.();
  expect(inTheStep.sent).toEqual(['identityValidation FullIdentityForm']);
  const delivery = new Steps('deliveryChoice');
  walkAt(delivery, aDossierState({ task: 'deliveryChoice' })).walk.back?.();
  expect(delivery.sent).toEqual(['structureChoice']);
  expect(walkAt(new Steps('identityDocUpload', 'ProofControlProgress'), aDossierState()).walk.back).toBeUndefined();
  expect(
    walkAt(new Steps('addressDocUpload', 'ProofControlProgress'), aDossierState({ task: 'addressDocUpload' })).walk.back,
  ).toBeUndefined();
});

describe('STP-12: what is typed on a page and not saved', () => {
  const typed = { email: 'm' };

  test('is there again when one comes back to the page, on that page alone, until it is saved', () => {
    const steps = new Steps('identityValidation', 'FullIdentityForm');
    const { walk } = walkAt(steps, aDossierState({ task: 'identityValidation' }));
    walk.keepDraft(typed);
    steps.stand({ page: 'BirthplaceForm' });
    expect(walk.draft).toBeUndefined();
    steps.stand({ page: 'FullIdentityForm' });
    expect(walk.draft).toBe(typed);
    walk.keepDraft(undefined);
    expect(walk.draft).toBeUndefined();
  });

  test('XTR-01: is kept on a correction from the recap too, until it is saved', () => {
    const steps = new Steps('identityValidation', 'FullIdentityForm', true);
    const { walk } = walkAt(steps, aDossierState({ task: 'summary' }));
    walk.keepDraft(typed);
    steps.stand({ page: 'BirthplaceForm', correcting: false });
    expect(walk.draft).toBeUndefined();
    steps.stand({ page: 'FullIdentityForm', correcting: true });
    expect(walk.draft).toBe(typed);
    walk.keepDraft(undefined);
    expect(walk.draft).toBeUndefined();
  });
});

describe('R13: the file has moved on in another tab', () => {
  const refusedAt = async (answer: DossierState, failure: Failure = { kind: 'conflict' }) => {
    const steps = new Steps('identityValidation', 'BirthplaceForm');
    const { walk } = walkAt(steps, aDossierState({ task: 'identityValidation' }), { answer });
    walk.fail(failure);
    await waitFor(() => expect([...steps.sent, ...steps.failures]).not.toEqual([]));
    return steps;
  };

  test('the tab behind shows where it stands, and says so', async () => {
    const steps = await refusedAt(aDossierState({ task: 'addressDocUpload' }));
    await waitFor(() => expect(steps.sent).toEqual(['addressDocUpload', 'said that it moved']));
    expect(steps.failures).toEqual([]);
  });

  test('the tab behind has saved its answer before: it says that this answer is the saved one now', async () => {
    const steps = new Steps('identityValidation', 'BirthplaceForm');
    const { walk } = walkAt(steps, aDossierState({ task: 'identityValidation' }), { answer: aDossierState({ task: 'addressDocUpload' }) });
    await walk.save({})();
    walk.fail({ kind: 'conflict' });
    await waitFor(() => expect(steps.sent).toEqual(['addressDocUpload', 'said that the answer was replaced']));
  });

  test('so it does for a delivery, which is saved with the cart', async () => {
    const steps = new Steps('deliveryChoice');
    const { walk } = walkAt(steps, aDossierState({ task: 'deliveryChoice' }), { answer: aDossierState({ task: 'summary' }) });
    walk.dossier.keepCart(cart(), steps.at);
    walk.fail({ kind: 'conflict' });
    await waitFor(() => expect(steps.sent).toEqual(['summary', 'said that the answer was replaced']));
  });

  test('D-105: refused because the act is another person’s now, the tab shows where the file stands', async () => {
    const steps = await refusedAt(aDossierState({ task: 'summary' }), { kind: 'refused', code: 'not_yours' });
    await waitFor(() => expect(steps.sent).toEqual(['summary', 'said that it moved']));
  });

  test('where it stands no further, the refusal is a failure like another', async () => {
    const steps = await refusedAt(aDossierState({ task: 'identityValidation' }));
    expect([steps.sent, steps.failures]).toEqual([[], [{ kind: 'conflict' }]]);
  });
});

describe('D-125: papers first', () => {
  const whole = prospectOf('1', ({ field }) => field.example);
  const given = (rank: '1' | '2' | '4', controlResult?: 'OK' | 'KO') => ({
    rank,
    documentCode: '001111',
    controlId: `C-${rank}`,
    controlResult,
  });
  const three = (one?: 'OK' | 'KO', two?: 'OK' | 'KO', four?: 'OK' | 'KO') => [given('1', one), given('2', two), given('4', four)];
  const at = (step: TaskId, page: PageName, proofs: DossierState['proofs'], person = blankProspect, bank = {}) => {
    const steps = new Steps(step, page);
    return { steps, ...walkAt(steps, aDossierState({ papersFirst: true, proofs }), bank, 'EXT-1', person) };
  };

  test('a paper leads to the next one, and the bank’s task stays', async () => {
    const { walk, steps, told } = at('identityDocUpload', 'UploadIdentityProof', [given('1')]);
    await walk.finish()();
    expect([steps.sent, told]).toEqual([['addressDocUpload'], []]);
  });

  test('JNT-01: a holder whose wallet has answered all ends their task, so that the co-holder may come from a device of their own', async () => {
    const steps = new Steps('identityDocUpload', 'WalletIdentity');
    const state = aDossierState({ ...ofTwo, papersFirst: true, proofs: three('OK', 'OK', 'OK') });
    const { walk, told } = walkAt(steps, state, {}, 'EXT-1', whole);
    await walk.finish()();
    expect([told, steps.sent]).toEqual([['coHolderIdentityDocUpload'], ['coHolderIdentityDocUpload']]);
  });

  test('after the last paper a doubt is asked, then the forms', async () => {
    const doubtful = at('incomeDocUpload', 'UploadIncomeProof', three('OK', 'KO'));
    await doubtful.walk.finish()();
    expect(doubtful.steps.sent).toEqual(['addressDocUpload ProofControlCompleted']);
    const read = at('incomeDocUpload', 'UploadIncomeProof', three('OK'));
    await read.walk.finish()();
    expect([read.steps.sent, read.told]).toEqual([['identityValidation'], []]);
  });

  test('STP-15: the last form ends each task that is settled or answered, one after the other', async () => {
    const { walk, steps, told } = at('addressValidation', 'AddressForm', three('OK', 'OK', 'OK'), whole);
    await walk.finish()();
    const rest = ['identityValidation', 'addressDocUpload', 'addressValidation', 'incomeDocUpload', 'compInfos', 'structureChoice'];
    expect([told, steps.sent]).toEqual([rest, ['structureChoice']]);
  });

  test('a paper that is still read stops the row at its task, and is waited for there', async () => {
    const { walk, steps, told } = at('addressValidation', 'AddressForm', three('OK'), whole);
    await walk.finish()();
    expect([told, steps.sent]).toEqual([['identityValidation', 'addressDocUpload'], ['addressDocUpload ProofControlProgress']]);
  });

  test('a bank that refuses the row is followed in its own order, without an error', async () => {
    const bank: { failure?: Failure } = {};
    const { walk, steps } = at('addressValidation', 'AddressForm', three('OK', 'OK', 'OK'), whole, bank);
    const finishing = walk.finish()();
    bank.failure = { kind: 'refused', code: 'step_incomplete' };
    expect(await finishing).toEqual(E.right(undefined));
    expect(steps.failures).toEqual([]);
    expect(steps.sent).toEqual(['identityDocUpload ProofControlProgress']);
    expect(walk.givesPapersFirst).toBe(false);
  });

  test('Back does nothing on a photo’s page', () => {
    expect(at('incomeDocUpload', 'UploadIncomeProof', [given('1'), given('2')]).walk.back).toBeUndefined();
  });

  test('D-99: the choice of the identity document and its photos are one screen: the page changes in place, and its Back is the step’s', () => {
    const { walk, steps } = at('identityDocUpload', 'IdentityForm', []);
    void walk.openPage('UploadIdentityProof');
    void walk.openPage('WalletIdentity');
    expect(steps.sent).toEqual(['in place UploadIdentityProof', 'identityDocUpload WalletIdentity']);
    expect(at('identityDocUpload', 'UploadIdentityProof', []).walk.back).toBeUndefined();
    const inTurn = new Steps('identityDocUpload', 'UploadIdentityProof');
    walkAt(inTurn, aDossierState()).walk.back?.();
    expect(inTurn.sent).toEqual(['identityDocUpload IdentityForm']);
  });

  test('XTR-01: a correction returns to the recap, as before', async () => {
    const steps = new Steps('identityDocUpload', 'UploadIdentityProof', true);
    const { walk } = walkAt(steps, aDossierState({ papersFirst: true, task: 'summary', proofs: three('OK', 'OK', 'OK') }));
    await walk.finish()();
    expect(steps.sent).toEqual(['summary']);
  });
});
