import type { TaskId } from '@domain/journey/steps';
import { documentsRank } from '@domain/proofs/rank';
import { keepProof, proofOf, removeProof, standingOf } from '@sandbox/proofs';
import { putInState } from '@sandbox/states/seeds';
import { stateOf } from '@sandbox/api/stateWire';
import { goBack } from '@sandbox/backToRecap';
import { hasAccepted, marksOf, owesTerms } from '@sandbox/board';
import { checksOf, signatureOf } from '@sandbox/signing';
import { ceremony } from '@sandbox/states/endSeeds';
import type { Proof, Subscription } from '@sandbox/store/documents';
import { accept, advance, broughtUpToDate, enter, paces, sendBack, tasksOf, toBeReviewed, uploads } from '@sandbox/workflow';
import { aBank, wait } from './support';

const bank = aBank();
/** The bank's clock is stopped; a test advances it. */
beforeEach(() => wait(bank, 0));

type Kind = Subscription['workflow'];

/** The only file. */
const theFile = (): Subscription => bank.subscriptions()[0]!;
const at = (task: TaskId, workflow: Kind = 'individual', change: Partial<Subscription> = {}): Subscription => {
  putInState(bank, 'a task is done', { task, workflow });
  const dossier = { ...theFile(), ...change };
  bank.keep(dossier);
  return dossier;
};
const rankOf = (task: TaskId): string => {
  const [participant, category] = uploads[task]!;
  return documentsRank.decide({ participant, category });
};
const change = (dossier: Subscription, rank: string, changed: (proof: Proof) => Proof): void =>
  keepProof(bank, changed(proofOf(bank, dossier.id, rank)!));

const without = <Whole extends object>(whole: Whole, name: string): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)) as Whole;
const forced = (proof: Proof): Proof => ({ ...proof, outcome: { result: 'KO', reason: 'EXPIRED', read: {}, expected: {} }, forced: true });

test.each([
  ['individual', ['1', '2', '4']],
  ['joint', ['1', '2', '4', '5', '6', '8']],
] as const)('D-125: the state of a file of kind %s says that each paper is taken now', (workflow, ranks) => {
  expect(stateOf(bank, at('identityDocUpload', workflow), 'TIT').variables.documentRanks).toEqual(ranks);
});

const refused = { refused: 409, error: 'step_refused' };
const incomplete = { refused: 422, error: 'step_incomplete' };

/** Tasks that end by signing (D-38) or by the bank alone. */
const notByCall: readonly TaskId[] = ['signature', 'coHolderSignature', 'duplicateSearch', 'duplicateConfirmation', 'middleControl'];
const pairs = (workflow: Kind): readonly (readonly [TaskId, TaskId])[] => {
  const tasks = tasksOf({ workflow });
  return tasks.slice(1).map((to, before) => [tasks[before]!, to]);
};

describe.each(['individual', 'joint'] as const)('STP-15: a file that is %s continues task by task', workflow => {
  test.each(pairs(workflow).filter(([from]) => !notByCall.includes(from)))('from %s to %s, once everything was given', (from, to) => {
    expect(advance(bank, at(from, workflow), to, 'TIT')).toMatchObject({ task: to });
    expect(theFile().task).toBe(to);
  });

  test.each(pairs(workflow).filter(([from]) => notByCall.includes(from)))('D-38: no call leads from %s to %s', (from, to) => {
    expect(advance(bank, at(from, workflow), to, 'TIT')).toEqual(refused);
    expect(theFile().task).toBe(from);
  });
});

describe('STP-15: no task is left out', () => {
  test.each<[string, TaskId, TaskId]>([
    ['that is over', 'addressDocUpload', 'identityDocUpload'],
    ['of the co-holder whom the file does not have', 'identityDocUpload', 'coHolderIdentityDocUpload'],
  ])('a task %s is refused: from %s to %s', (_what, from, to) => expect(advance(bank, at(from), to, 'TIT')).toEqual(refused));

  test('R04: a step that is asked for twice moves the file once', () => {
    const first = advance(bank, at('compInfos'), 'structureChoice', 'TIT');
    expect(advance(bank, theFile(), 'structureChoice', 'TIT')).toEqual(first);
  });

  test('after the last task there is none', () => {
    expect(broughtUpToDate(bank, at('welcome', 'individual', { goesOnAt: 0 })).task).toBe('welcome');
  });
});

describe('X14: a task is done when what it asks for was given', () => {
  const upload = tasksOf({ workflow: 'joint' }).filter(task => uploads[task]);
  const next = (task: TaskId): TaskId => pairs('joint').find(([from]) => from === task)![1];

  test.each(upload)('%s: a proof that was never sent', task => {
    const dossier = at(task, 'joint');
    removeProof(bank, proofOf(bank, dossier.id, rankOf(task))!);
    expect(advance(bank, dossier, next(task), 'TIT')).toEqual(incomplete);
  });

  test.each<[string, (proof: Proof) => Proof, object]>([
    ['sent, not analysed, is not given', proof => without(proof, 'controlId'), incomplete],
    ['analysed until later is not given', proof => ({ ...proof, dueAt: Number.MAX_SAFE_INTEGER }), incomplete],
    ['refused is not given', proof => ({ ...proof, outcome: { result: 'KO', read: {}, expected: {} } }), incomplete],
    ['sent back by the adviser is not given', proof => ({ ...proof, comment: 'Photo trop sombre' }), incomplete],
    ['refused, with which the client goes on anyway, is given (PRF-10)', forced, { task: 'identityValidation' }],
  ])('a proof that was %s', (_what, changed, answered) => {
    const dossier = at('identityDocUpload');
    change(dossier, '1', changed);
    expect(advance(bank, dossier, 'identityValidation', 'TIT')).toMatchObject(answered);
  });

  test.each([
    ['identityValidation', 'holder', ['birth', 'familySituation']],
    ['coHolderIdentityValidation', 'coHolder', ['birth', 'familySituation']],
    ['addressValidation', 'holder', ['address']],
    ['coHolderAddressValidation', 'coHolder', ['address']],
    ['compInfos', 'holder', ['occupation', 'wealth', 'fiscalReferences']],
    ['coHolderCompInfos', 'coHolder', ['occupation', 'wealth', 'fiscalReferences']],
    ['structureChoice', 'holder', ['identity']],
  ] as const)('%s: each part of the %s', (task, who, parts) => {
    for (const part of parts) {
      const dossier = at(task, task === 'structureChoice' ? 'individual' : 'joint');
      const details = without(dossier[who]!.details!, part);
      expect(advance(bank, { ...dossier, [who]: { ...dossier[who]!, details } }, next(task), 'TIT')).toEqual(incomplete);
    }
  });

  test('AGY-01: an identity without an agency is no choice of an agency', () => {
    const dossier = at('structureChoice');
    const holder = { ...dossier.holder, details: { identity: { otherFirstnames: 'Lou' } } };
    expect(advance(bank, { ...dossier, holder }, 'deliveryChoice', 'TIT')).toEqual(incomplete);
    expect(advance(bank, { ...dossier, holder: { ...holder, details: {} } }, 'deliveryChoice', 'TIT')).toEqual(incomplete);
  });
});

describe('X14: nothing is signed that was not accepted, nor looked at', () => {
  test('D-52: a proof given or forced at the recap is reviewed first, and the recap must be accepted again', () => {
    toBeReviewed(bank, at('summary'));
    bank.keep({ ...theFile(), marks: { TIT: { termsAccepted: bank.now() } } });
    expect(advance(bank, theFile(), 'signature', 'TIT')).toMatchObject({ task: 'middleControl', prepared: false, toReview: false });
    expect(accept(bank, theFile())).toMatchObject({ task: 'summary', prepared: false });
    expect(hasAccepted(theFile(), 'TIT')).toBe(false);
  });

  test('before the recap, the review comes anyway', () => {
    toBeReviewed(bank, at('incomeDocUpload'));
    expect(theFile().toReview).toBeUndefined();
  });
});

describe('D-44: what the bank does by itself, in its own time', () => {
  const { search, review } = paces.normal;
  const entered = (task: TaskId, change: Partial<Subscription> = {}): Subscription => enter(bank, at(task, 'individual', change), task);
  const standsAfter = (milliseconds: number): string => {
    wait(bank, milliseconds);
    return broughtUpToDate(bank, theFile()).task;
  };

  test('looks for duplicates, then continues to the review, and reviews a file whose proofs were all validated', () => {
    entered('duplicateSearch');
    expect(standsAfter(search - 1)).toBe('duplicateSearch');
    expect(standsAfter(1)).toBe('duplicateConfirmation');
    expect(standsAfter(search)).toBe('middleControl');
    expect(standsAfter(review - 1)).toBe('middleControl');
    expect(standsAfter(1)).toBe('summary');
  });

  test('D-08: with an adviser, the adviser confirms that there is no duplicate', () => {
    entered('duplicateSearch', { initBo: true });
    expect(standsAfter(search)).toBe('duplicateConfirmation');
    expect(standsAfter(60 * search)).toBe('duplicateConfirmation');
    expect(advance(bank, theFile(), 'middleControl', 'TIT')).toEqual({ refused: 422, error: 'not_yours' });
    expect(advance(bank, theFile(), 'middleControl', undefined)).toMatchObject({ task: 'middleControl' });
  });

  test.each([
    ['nothing', {}, forced, false],
    ['never', { review: 'never' }, forced, false],
    ['never, though every proof is validated', { review: 'never' }, (proof: Proof) => proof, false],
    ['always', { review: 'always' }, forced, true],
    ['validated', { review: 'validated' }, forced, false],
  ] as const)('the desk’s switch says %s, of a file at the review', (_what, switches, proof, accepted) => {
    const dossier = entered('middleControl');
    bank.replaceSwitches(switches);
    change(dossier, '2', proof);
    expect(standsAfter(100 * review)).toBe(accepted ? 'summary' : 'middleControl');
    bank.replaceSwitches({});
  });
});

describe('MID-01: the people concerned get an SMS and an e-mail', () => {
  const told = (): readonly string[] =>
    bank
      .messages()
      .map(({ channel, to }) => `${channel} ${to}`)
      .sort();

  test('D-44a: of a review that no person does, nobody is told', () => {
    enter(bank, at('duplicateConfirmation', 'joint'), 'middleControl');
    wait(bank, 600_000);
    expect(broughtUpToDate(bank, theFile()).task).toBe('summary');
    expect(told()).toEqual([]);
  });

  test('when an adviser’s review begins: the holder of a joint file, not the co-holder who is not invited yet', () => {
    const dossier = at('duplicateConfirmation', 'joint');
    bank.replaceSwitches({ review: 'never' }, dossier.id);
    enter(bank, dossier, 'middleControl');
    expect(told()).toEqual(['email maelle@example.fr', 'sms 06 39 98 00 01']);
    const text = bank.messages().find(({ channel }) => channel === 'email')?.text;
    expect(text).toContain('/acces/login?code=');
    expect(text).toMatch(/^Valdrune, pour Maëlle \S+\u00a0: /);
  });

  test('entering another task sends nothing', () => {
    enter(bank, at('compInfos'), 'structureChoice');
    expect(told()).toEqual([]);
  });
});

describe('XTR-07: the adviser sends a proof back', () => {
  const sent = (): Subscription => sendBack(bank, at('middleControl', 'joint'), '6', 'Photo trop sombre');

  test('the dossier is at this proof, which says why', () => {
    const dossier = sent();
    expect(dossier).toMatchObject({ task: 'coHolderAddressDocUpload', sentBack: '6' });
    const proof = proofOf(bank, dossier.id, '6');
    expect(proof).toMatchObject({ comment: 'Photo trop sombre', forced: false });
    expect(standingOf(bank, proof)).toBe('failed');
    expect(bank.messages()).toHaveLength(2);
  });

  test('STP-15: it goes straight back to the review once it is replaced, and nowhere before', () => {
    const dossier = sent();
    expect(advance(bank, dossier, 'addressValidation', 'TIT')).toEqual(incomplete);
    change(dossier, '6', proof => without(proof, 'comment'));
    expect(advance(bank, theFile(), 'addressValidation', 'TIT')).toMatchObject({ task: 'middleControl', sentBack: '' });
    expect(theFile().goesOnAt).toBeDefined();
  });

  test('PRF-10, D-53: one with which the client went on counts no longer', () => {
    const dossier = at('middleControl', 'joint');
    change(dossier, '6', forced);
    sendBack(bank, dossier, '6', 'Photo trop sombre');
    expect(standingOf(bank, proofOf(bank, dossier.id, '6'))).toBe('failed');
    expect(advance(bank, theFile(), 'addressValidation', 'TIT')).toEqual(incomplete);
  });

  test.each([
    ['of nobody', '9', 'joint'],
    ['of a co-holder whom the file does not have', '6', 'individual'],
    ['that was never sent', '2', 'individual'],
  ] as const)('a proof %s changes nothing', (_what, rank, workflow) => {
    const dossier = at('middleControl', workflow);
    if (rank === '2') removeProof(bank, proofOf(bank, dossier.id, rank)!);
    expect(sendBack(bank, dossier, rank, 'Non')).toEqual(dossier);
    expect(theFile()).toEqual(dossier);
  });
});

test('LIV-03: where the bank allows no video check, the file names the last of those before', () => {
  const { holder } = at('signature');
  const email = 'video.maximum@example.fr';
  const dossier = enter(bank, at('summary', 'individual', { holder: { ...holder, person: { ...holder.person, email } } }), 'signature');
  expect(checksOf(bank, dossier.id, 'TIT')).toMatchObject([{ status: 'ERROR', functionalCode: 'MAXIMUM_LIVENESS_COUNT' }]);
});

describe('D-108: before they sign, a person returns to their recap', () => {
  const accepted = { termsAccepted: '2025-10-15T10:00:00+02:00', terms: '2025-09', listed: ['D-1'], read: ['D-1'] };
  const signing = (task: 'signature' | 'coHolderSignature', workflow: Kind, change: Partial<Subscription> = {}) =>
    at(task, workflow, { prepared: true, marks: { TIT: accepted, COT: accepted }, ...change });

  test.each(['individual', 'joint'] as const)('the holder, to the recap: the preparation is void (%s)', workflow => {
    const back = goBack(bank, signing('signature', workflow), 'summary', 'TIT');
    expect(back).toMatchObject({ task: 'summary', prepared: false, marks: { TIT: { read: ['D-1'] } } });
    expect(marksOf(theFile(), 'TIT').termsAccepted).toBeUndefined();
    const [next] = [workflow === 'joint' ? ('coHolderSummary' as const) : ('signature' as const)];
    expect(advance(bank, theFile(), next, 'TIT')).toEqual({ refused: 409, error: 'terms_missing' });
    bank.keep({ ...theFile(), prepared: true });
    expect(advance(bank, theFile(), next, 'TIT')).toMatchObject({ task: next });
  });

  test('the co-holder, whose recap is in their own session: the holder’s signature stays, their own acceptance is void', () => {
    goBack(bank, signing('coHolderSignature', 'joint'), 'coHolderSummary', 'COT');
    expect(theFile()).toMatchObject({ task: 'coHolderSignature', marks: { TIT: accepted } });
    expect([owesTerms(theFile(), 'COT'), marksOf(theFile(), 'COT').termsAccepted]).toEqual([true, undefined]);
  });

  test('a ceremony that was begun is taken away', () => {
    const dossier = signing('signature', 'individual');
    ceremony(bank, dossier, 'TIT', { status: 'ONGOING' });
    goBack(bank, dossier, 'summary', 'TIT');
    expect(signatureOf(bank, dossier.id, 'TIT')).toBeUndefined();
  });

  test.each([
    ['once they have signed', 'signature', 'summary', 'TIT'],
    ['at another task', 'summary', 'summary', 'TIT'],
    ['to the other’s recap', 'signature', 'coHolderSummary', 'TIT'],
    ['in the other’s place', 'signature', 'summary', 'COT'],
    ['for an adviser', 'signature', 'summary', undefined],
  ] as const)('never %s', (what, task, to, who) => {
    const dossier = at(task, 'joint', { prepared: true });
    if (what.startsWith('once')) ceremony(bank, dossier, 'TIT', { status: 'OK' });
    expect(goBack(bank, dossier, to, who)).toBeUndefined();
    expect(theFile().prepared).toBe(true);
  });
});
