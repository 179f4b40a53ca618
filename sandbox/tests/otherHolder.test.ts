import { personRoutes } from '@sandbox/api/person';
import { stateRoutes } from '@sandbox/api/state';
import { exchangeRoutes } from '@sandbox/api/exchange';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { adviserConnected, bearerOf } from '@sandbox/states/support';
import type { TaskId } from '@domain/journey/steps';
import { aBank, routesOf, wait } from './support';

const bank = aBank();
const app = routesOf(bank, stateRoutes, personRoutes, exchangeRoutes);
beforeEach(() => wait(bank, 0));

type By = 'TIT' | 'COT' | 'adviser';

/** What the bank sends about the holder or the co-holder to one of the dossier's users, in the calls about a person. */
const sent = async (task: TaskId, by: By, of: 'TIT' | 'COT') => {
  const mode = by === 'adviser' ? '1' : '0';
  putInState(bank, 'a task is done', { task, workflow: 'joint', isInitBo: mode });
  const dossier = bank.subscriptions()[0]!;
  if (by === 'adviser') adviserConnected(bank, dossier.id);
  else bearerOf(bank, { subscription: dossier.id, participant: by });
  const get = async (url: string) =>
    (await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${FAKE.token}` } })).json<Record<string, unknown>>();
  const id = (of === 'TIT' ? dossier.holder : dossier.coHolder!).personId;
  const rank = of === 'TIT' ? '1' : '5';
  const state = (await get('/v1/states?prospectId=me')) as { variables: { docs: { rank: string }[] } };
  return {
    person: await get(`/v1/persons/${id}`),
    proof: await get(`/v1/proofs/${id}?docRank=${rank}`),
    doc: state.variables.docs.find(doc => doc.rank === rank)!,
  };
};

describe('D-123: the bank sends no one what they may not see of the other holder', () => {
  test.each([
    ['the holder, at their recap, of the co-holder', 'summary', 'TIT', 'COT'],
    ['the holder, of themselves', 'coHolderSignature', 'TIT', 'TIT'],
    ['the co-holder, of themselves', 'coHolderSignature', 'COT', 'COT'],
    ['the adviser, of the co-holder', 'coHolderSummary', 'adviser', 'COT'],
  ] as const)('%s: all of it', async (_what, task, by, of) => {
    const { person, proof, doc } = await sent(task, by, of);
    expect(person).toMatchObject({ monthlyNetIncome: expect.any(Number), wealth: expect.any(String), mobilePhone: expect.any(String) });
    expect([Object.keys(proof), doc]).toEqual([
      expect.arrayContaining(['read', 'expected']),
      expect.objectContaining({ documentCode: expect.any(String) }),
    ]);
  });

  test.each([
    ['the holder, once they have accepted', 'coHolderSummary', 'TIT', 'COT'],
    ['the holder, at the end', 'welcome', 'TIT', 'COT'],
    ['the co-holder who comes early', 'compInfos', 'COT', 'TIT'],
    ['the co-holder, who signs', 'coHolderSignature', 'COT', 'TIT'],
  ] as const)('%s: who the other is and where they live', async (_what, task, by, of) => {
    const { person, proof, doc } = await sent(task, by, of);
    expect(Object.keys(person).sort()).toEqual(['address', 'birth', 'email', 'externalReference', 'identity']);
    expect(person).toMatchObject({
      identity: { lastname: expect.any(String) },
      birth: { birthdate: expect.any(String) },
      address: { streetName: expect.any(String), town: expect.any(String) },
      email: expect.stringMatching(/^.•••@/),
    });
    expect(person).not.toHaveProperty('birth.nationality');
    expect(person).not.toHaveProperty('address.housing');
    expect([Object.keys(proof).sort(), Object.keys(doc).sort()]).toEqual([
      ['controlId', 'controlResult', 'processStatus'],
      ['controlId', 'controlResult', 'rank'],
    ]);
  });
});
