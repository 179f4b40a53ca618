import { exchangeRoutes } from '@sandbox/api/exchange';
import { stateOf } from '@sandbox/api/stateWire';
import { FAKE, front } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { bearerOf } from '@sandbox/states/support';
import type { Switches } from '@sandbox/bank';
import { papers } from '@domain/proofs/papers';
import type { TaskId } from '@domain/journey/steps';
import { aBank, dossierOf, routesOf } from './support';

const bank = aBank();
const app = routesOf(bank, exchangeRoutes);
beforeEach(() => bank.store.clear());

const at = (task: TaskId, order?: NonNullable<Switches['papers']>) => {
  putInState(bank, 'a task is done', { task, workflow: 'joint', isInitBo: '0' });
  const dossier = bank.subscriptions()[0]!;
  bearerOf(bank, { subscription: dossier.id, participant: 'TIT' });
  if (order) bank.setSwitches({ papers: order });
  return dossier;
};

/** Calls 6, 7 and 8 of a rank. */
const given = async (idEne: string, docRank: string): Promise<readonly (readonly [number, unknown])[]> => {
  const headers = { authorization: `Bearer ${FAKE.token}` };
  const url = `/v1/exchanges/${idEne}/documents`;
  const pages = { documentCode: papers.PASSPORT.code, pages: [front] };
  const answers = [
    await app.inject({ method: 'POST', url, headers, payload: { docRank, ...pages } }),
    await app.inject({ method: 'POST', url: `/v1/exchanges/${idEne}/controls`, headers, payload: { docRank } }),
  ];
  return answers.map(({ statusCode, body }) => [statusCode, body] as const);
};
const NOT_YET = [409, '{"error":"not_yet"}'];

describe('D-125, STP-15: a bank that takes papers in turn', () => {
  test.each(['inTurn', 'refused'] as const)('%s: refuses a paper before its task, and takes it from its task on', async order => {
    const { idEne } = at('identityDocUpload', order);
    expect(await given(idEne, '2')).toEqual([NOT_YET, NOT_YET]);
    const later = at('addressDocUpload', order);
    const codes = (await given(later.idEne, '2')).map(([status]) => status);
    expect(codes).not.toContain(409);
  });

  test('says in the state which papers it takes, one that refuses them says nothing, and another takes all', () => {
    const ranksAt = (order?: NonNullable<Switches['papers']>) => {
      bank.store.clear();
      return stateOf(bank, at('coHolderIdentityDocUpload', order), 'TIT').variables.documentRanks;
    };
    expect([ranksAt('inTurn'), ranksAt('refused'), ranksAt()]).toEqual([['1', '5'], undefined, ['1', '2', '4', '5', '6', '8']]);
  });

  test('the holder’s e-mail asks for it, and the desk’s switch wins', () => {
    const ranksOf = (local: string) => stateOf(bank, dossierOf(bank, local), 'TIT').variables.documentRanks;
    expect([ranksOf('papiers.tour'), ranksOf('papiers.attente')]).toEqual([['1'], undefined]);
    bank.setSwitches({ papers: 'inTurn' });
    expect(ranksOf('papiers.attente')).toEqual(['1']);
  });
});
