import { functionalCodes, proposedCodes } from '@domain/errors/codes';
import { startupRoute } from '@domain/session/startupRoute';
import { edgesOf, fileAt, movers, offeredEdges, resumedAt, type Edge } from '@tools/book/journeyGraph';
import { walkOf, type JourneyPath } from '@domain/journey/navigation';
import { flawsOf } from '@tools/book/journeyProof';
import { stepRow, taskIds } from '@domain/journey/steps';

const alone: JourneyPath = { workflow: 'individual', mode: 'omc', jointAccount: 'open' };
const joint: JourneyPath = { ...alone, workflow: 'joint' };
const led: JourneyPath = { ...joint, mode: 'mdc' };
const from = (path: JourneyPath, place: Edge['from'], by: Edge['by']) =>
  edgesOf(path)
    .filter(edge => edge.from === place && edge.by === by)
    .map(({ when, to }) => `${when} → ${to}`);
const awaitingBank = (path: JourneyPath) =>
  edgesOf(path)
    .filter(({ when, by }) => when === 'done' && by === 'bank')
    .map(({ from: step }) => step);

describe('XTR-16: the ends of the way besides welcome', () => {
  test('CFG-07: where the joint account is only announced, wanting one leads to an appointment; elsewhere nothing does', () => {
    expect(from({ ...joint, jointAccount: 'announced' }, 'accountType', 'person')).toEqual([
      'done → age',
      'a joint account is wanted → page:appointment',
    ]);
    expect(from(joint, 'accountType', 'person')).toEqual(['done → age']);
  });

  test('LIV-05: a video check refused for good ends at the signature of the person filmed', () => {
    const refused = (path: JourneyPath) => edgesOf(path).filter(({ to }) => to === 'page:LivenessControlKo');
    const edge = { when: 'the video check is refused for good', to: 'page:LivenessControlKo', by: 'bank' };
    expect(refused(alone)).toEqual([{ from: 'signature', ...edge }]);
    expect(refused(joint)).toEqual([
      { from: 'signature', ...edge },
      { from: 'coHolderSignature', ...edge },
    ]);
  });

  test('FIN-01, FIN-02: how the account’s creation may end', () => {
    expect(from(alone, 'accountCreation', 'bank')).toEqual([
      'done → welcome',
      'further analysis is needed → page:information/finalize',
      ...'KO_00 KO_01 KO_02 KO_05 KO_06 KO_08'.split(' ').map(code => `${code} → page:error/rejected`),
      'KO_04 → page:FinalizeKo',
      'any other code → page:FinalizeKo',
    ]);
  });
});

describe('STP-15: who moves a step on', () => {
  test('alone, the bank leaves its search, its review and the account’s creation; a person leaves every other step', () => {
    expect(awaitingBank(alone)).toEqual(['duplicateSearch', 'duplicateConfirmation', 'middleControl', 'accountCreation']);
    expect(awaitingBank(joint)).toContain('signatureSuccess');
  });

  test('D-08: with an adviser, confirming a new client is a person’s', () => {
    expect(awaitingBank(led)).toEqual(['duplicateSearch', 'middleControl', 'signatureSuccess', 'accountCreation']);
  });

  test('XTR-07: the review may send each paper back, and the bank alone does', () => {
    const sentBack = (path: JourneyPath) => from(path, 'middleControl', 'bank').filter(way => way.includes('sent back'));
    expect(sentBack(alone)).toEqual([
      'the proof of identityDocUpload is sent back → identityDocUpload',
      'the proof of addressDocUpload is sent back → addressDocUpload',
      'the proof of incomeDocUpload is sent back → incomeDocUpload',
    ]);
    expect(sentBack(joint)).toHaveLength(6);
  });

  test('D-47: a client moves their own file; an adviser’s file is the adviser’s until it is handed over, then either’s', () => {
    expect(walkOf(joint).flatMap(step => movers(step, joint))).toEqual(walkOf(joint).map(() => 'client'));
    for (const step of walkOf(led))
      expect([step, movers(step, led)]).toEqual([step, stepRow(step).stage === 'signature' ? ['adviser', 'client'] : ['adviser']]);
  });
});

describe('STP-09: where a person comes back to', () => {
  test('a file of a path, at a task, as the bank would tell it', () => {
    const person = (customerExternalId: string) => ({ customerExternalId, livenessId: undefined });
    const [ids, participants] = [
      { TIT: 'TIT', COT: 'COT' },
      { TIT: person('TIT'), COT: person('COT') },
    ];
    const untold = { idEne: '', proofs: [], keptUntil: undefined, finalisation: undefined };
    expect(fileAt('summary', led)).toEqual({ task: 'summary', workflow: 'joint', mode: 'mdc', ids, participants, ...untold });
    expect(fileAt('summary', alone)).toMatchObject({ mode: 'omc', ids: { TIT: 'TIT', COT: undefined }, participants: { COT: undefined } });
  });

  test('ERR-02: each refusal of the bank on arrival has its page', () => {
    for (const code of [...functionalCodes, ...proposedCodes]) {
      const to = `page:${startupRoute.decide({ functionalCode: code })}`;
      expect(edgesOf(alone).filter(({ when }) => when === code)).toEqual([{ from: 'arrival', when: code, to, by: 'bank' }]);
    }
  });

  test('the holder, the co-holder of two and the adviser of a file each have their way back for each task', () => {
    const who = (path: JourneyPath) =>
      new Set(edgesOf(path).flatMap(({ from: at, when }) => (at === 'arrival' && when.includes(' at ') ? [when.split(' at ')[0]] : [])));
    expect([...who(alone)]).toEqual(['TIT']);
    expect([...who(joint)]).toEqual(['TIT', 'COT']);
    expect([...who({ ...joint, jointAccount: 'announced' })]).toEqual(['TIT']);
    expect([...who(led)]).toEqual(['TIT', 'COT', 'adviser']);
    expect(edgesOf(alone)).toContainEqual({ from: 'arrival', when: 'TIT at summary', to: 'summary', by: 'bank' });
  });

  test('ADV-02: an adviser comes back to the task itself, of either person; a task that the path lacks is an error', () => {
    expect(taskIds.map(task => resumedAt(task, led, 'adviser'))).toEqual(taskIds);
    expect(resumedAt('coHolderCompInfos', alone, 'TIT')).toBe('page:error/generic');
  });
});

describe('XTR-16: an action that no page offers does not count', () => {
  const onward = (edges: readonly Edge[]) => edges.filter(({ when }) => when === 'done').map(({ from: step }) => step);

  test('without any offer nobody continues, while the refusals and the ends of the bank remain', () => {
    const left = offeredEdges(alone, () => false);
    expect(onward(left)).toEqual([]);
    expect(left).toHaveLength(edgesOf(alone).length - onward(edgesOf(alone)).length);
  });

  test('D-47: what only the client’s pages offer does not move an adviser’s file on before it is handed over', () => {
    const byClient = onward(offeredEdges(led, (_step, by) => by === 'client'));
    expect(byClient).toEqual(walkOf(led).filter(step => stepRow(step).stage === 'signature' && step !== 'welcome'));
    expect(onward(offeredEdges(led, (_step, by) => by === 'adviser'))).toEqual(onward(edgesOf(led)));
  });
});

describe('XTR-16: what the proof finds, and where', () => {
  const withOne = (edge: Edge) => flawsOf(joint, [...edgesOf(joint), edge]);

  test('an outcome that is answered twice is named, and nothing else is', () => {
    expect(withOne({ from: 'summary', when: 'done', to: 'coHolderSummary', by: 'person' })).toEqual([
      { kind: 'ambiguous', at: 'summary', detail: 'done' },
    ]);
  });

  test('an unknown page is reported; a known one is no flaw', () => {
    expect(withOne({ from: 'summary', when: 'lost', to: 'page:nowhere', by: 'bank' })).toEqual([
      { kind: 'stray', at: 'page:nowhere', detail: 'no such page' },
    ]);
    expect(withOne({ from: 'summary', when: 'lost', to: 'page:error/generic', by: 'bank' })).toEqual([]);
  });

  test('a person sent round comes back to each step of the round; what only the bank sends back is no loop', () => {
    const back = { from: 'signature', when: 'again', to: 'summary' } as const;
    expect(withOne({ ...back, by: 'person' })).toEqual(
      ['summary', 'coHolderSummary', 'signature'].map(at => ({ kind: 'loop', at, detail: 'it leads back to itself' })),
    );
    expect(withOne({ ...back, by: 'bank' })).toEqual([]);
    expect(withOne({ from: 'summary', when: 'again', to: 'summary', by: 'person' })).toEqual([
      { kind: 'loop', at: 'summary', detail: 'it leads back to itself' },
    ]);
  });

  test('what cannot be reached is not checked', () => {
    expect(withOne({ from: 'page:nowhere', when: 'done', to: 'page:nowhere', by: 'person' })).toEqual([]);
  });
});
