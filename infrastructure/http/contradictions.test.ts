import * as E from 'fp-ts/Either';
import { BankServer } from '@tests/support/bankServer';
import { HttpAgencies } from './agencies/HttpAgencies';
import { HttpDossiers } from './journey/HttpDossiers';
import { HttpReferentials } from './referentials/HttpReferentials';
import { HttpSignatures } from './signature/HttpSignatures';
import { HttpWithdrawalCalls } from './signature/HttpWithdrawalCalls';

const bank = new BankServer();
beforeAll(() => bank.start());
afterAll(() => bank.stop());
beforeEach(() => {
  bank.status = 200;
  bank.reporter.reports.length = 0;
});
const reported = (kind: 'leftOut' | 'unreadable', where: string, field: RegExp) => [
  { kind, where, detail: expect.arrayContaining([expect.stringMatching(field)]) as unknown },
];

const dossier = (task: string, more: object, docs: readonly object[] = []) => ({
  id: task,
  variables: { type: 'individual', idEne: 'ene-1', isInitBo: '0', docs, holderVariables: { customerExternalId: '12345678' }, ...more },
  secureData: { holderId: '87654321' },
});
const created = { finalisation: { status: 'ENDED', result: 'created' }, account: { number: '00012345678' } };

describe('an id that is twice in a list (D-61, ERR-07)', () => {
  const paper = { documentId: 'D-1', kind: 'contractual', label: 'Convention', bytes: 1, pages: 1, url: 'https://papers.example.org/1' };

  test('documents to sign with one id cannot be read: the second would count as read with the first', async () => {
    bank.body = [paper, { ...paper, label: 'Tarifs' }];
    expect(await new HttpSignatures(bank.api).documents('ene-1')()).toEqual(E.left({ kind: 'unreadable', report: [expect.any(String)] }));
    expect(bank.reporter.reports).toEqual(reported('unreadable', 'GET /exchanges/{id}/offer/documents', /^1/));
    bank.body = [paper, { ...paper, documentId: 'D-2' }];
    expect(E.isRight(await new HttpSignatures(bank.api).documents('ene-1')())).toBe(true);
  });

  test('two proofs of one rank cannot be read', async () => {
    bank.body = dossier('identityDocUpload', {}, [
      { rank: '1', controlResult: 'OK' },
      { rank: '1', controlResult: 'KO' },
    ]);
    expect(E.isLeft(await new HttpDossiers(bank.api).mine()())).toBe(true);
  });

  test('two contracts to withdraw from with one id cannot be read: one of them would be withdrawn from unseen', async () => {
    const contract = { id: '10000001', label: 'Convention de compte' };
    bank.body = { name: 'Maëlle Exemple', email: 'maelle@example.fr', contracts: [contract, contract] };
    expect(E.isLeft(await new HttpWithdrawalCalls(bank.api).mine()())).toBe(true);
  });

  test('of a list to choose from, the first counts and the second is reported', async () => {
    const agency = { id: '00691', name: 'Lyon', hours: {}, contactChannels: [] };
    bank.body = [agency, { ...agency, name: 'Lyon Sud' }];
    const agencies = await new HttpAgencies(bank.api).around({ latitude: 45, longitude: 4 })();
    expect(E.isRight(agencies) && agencies.right.map(({ name }) => name)).toEqual(['Lyon']);
    expect(bank.reporter.reports).toEqual(reported('leftOut', 'GET /v1/structures/around', /^1/));
    bank.body = [
      { code: '69', label: 'Rhône' },
      { code: '69', label: 'Autre' },
    ];
    expect(await new HttpReferentials(bank.api).counties()()).toEqual(E.right([{ code: '69', label: 'Rhône' }]));
  });
});

describe('what the task of a dossier excludes is reported and left out (FIN-01, ERR-07)', () => {
  const mine = async () => {
    const read = await new HttpDossiers(bank.api).mine()();
    return E.isRight(read) ? [read.right.finalisation, read.right.accountNumber, read.right.tasksLeft] : read;
  };

  test('a result before the signatures', async () => {
    bank.body = dossier('identityDocUpload', created);
    expect(await mine()).toEqual([undefined, undefined, undefined]);
    expect(bank.reporter.reports).toEqual(reported('leftOut', 'GET /v1/states', /finalisation/));
    bank.body = dossier('signature', created);
    expect(await mine()).toEqual([{ kind: 'ended', result: 'created' }, '00012345678', undefined]);
  });

  test('D-105: a co-holder of an individual account, who would be the holder or unknown', async () => {
    const individual = dossier('compInfos', { coHolderVariables: { customerExternalId: '12345678' } });
    bank.body = { ...individual, secureData: { ...individual.secureData, coHolderId: '87654322' } };
    const read = await new HttpDossiers(bank.api).mine()();
    expect(E.isRight(read) && [read.right.participants.COT, read.right.ids.COT]).toEqual([undefined, undefined]);
    expect(bank.reporter.reports).toEqual(reported('leftOut', 'GET /v1/states', /coHolderVariables/));
  });

  test('no task left, at a task of the holder', async () => {
    bank.body = dossier('identityDocUpload', { tasksLeft: [] });
    expect(await mine()).toEqual([undefined, undefined, undefined]);
    bank.body = dossier('signature', { tasksLeft: [] });
    expect(await mine()).toEqual([undefined, undefined, []]);
  });
});

describe('the end of a subscription (D-20)', () => {
  test.each([
    [{}, 'accepted', 0],
    [{ decision: null }, 'accepted', 0],
    [{ decision: 'finalizeFurtherAnalysis' }, 'analysis', 0],
    [{ decision: 'finalizeSomethingNew' }, 'analysis', 1],
    [{ decision: 7 }, 'analysis', 1],
  ])('%j is %s', async (body, become, reports) => {
    bank.body = body;
    expect(await new HttpSignatures(bank.api).endSubscription('key')()).toEqual(E.right(become));
    expect(bank.reporter.reports).toHaveLength(reports);
  });
});
