import * as E from 'fp-ts/Either';
import type { DossierState } from '@domain/journey/dossierState';
import { readAnswer } from '@infrastructure/http/codecs';
import { fromWire, State } from './HttpDossiers';

/** A card of an accepted offer: each amount is another one. */
const card = (catalogNumber: string, label: string, amounts: readonly [number, number, number, number]) => {
  const [standard, promoted, months, afterwards] = amounts;
  return { catalogNumber, label, standard, promoted, months, afterwards };
};

/** The whole state of an adviser's joint dossier, in which no value appears twice. */
const wire = {
  id: 'coHolderSignature',
  variables: {
    type: 'joint',
    idEne: 'ENE',
    isInitBo: '1',
    docs: [
      { rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'CONTROL-1' },
      { rank: '6', documentCode: '002701', controlResult: 'KO', controlId: 'CONTROL-6' },
      { rank: '8' },
    ],
    holderVariables: {
      customerExternalId: 'EXT-TIT',
      liveness: { livenessId: 'LIVE-TIT' },
      progress: { linkOpened: '1', termsAccepted: '0', videoChecked: '1', documentsRead: '0', signed: '1', errorReported: '0' },
      acceptance: {
        at: '2026-03-01T10:00:00+01:00',
        terms: 'CG-1',
        price: {
          cards: [
            { participationType: 'TIT', card: card('10039', 'Carte A', [8, 0, 12, 4]), promotion: 'youth', deliveryMode: 'EXPR' },
            { participationType: 'COT', card: card('10040', 'Carte B', [5, 5, 0, 5]), promotion: 'unknown' },
          ],
          overdraft: 200,
          insurance: 2.1,
          socialShares: { each: 15, times: 2 },
        },
      },
    },
    coHolderVariables: {
      customerExternalId: 'EXT-COT',
      liveness: { livenessId: 'LIVE-COT' },
      progress: { linkOpened: '0', termsAccepted: '1', videoChecked: '0', documentsRead: '1', signed: '0', errorReported: '1' },
      acceptance: { at: '2026-03-02T11:00:00+01:00', terms: 'CG-2' },
      reported: { lines: ['work', 'unheard-of', 'email'], comment: 'Un mot.' },
    },
    tasksLeft: ['compInfos', 'summary'],
    documentRanks: ['2', '4'],
    keptUntil: '2026-05-03',
    expectedBy: '2026-03-04T12:00:00+01:00',
    finalisation: { status: 'ENDED', result: 'finalizeRejected' },
    adviser: { name: 'Camille Conseil', agency: 'Nantes' },
    log: [
      { taskId: 'compInfos', who: 'Paul', at: '2026-03-05T13:00:00+01:00' },
      { taskId: 'unheardOf', who: 'Léa', at: '2026-03-05T14:00:00+01:00' },
    ],
    lookAlikes: [
      {
        lastname: 'EXEMPLE',
        firstname: 'Maëlle',
        birthdate: '1992-03-27',
        town: 'LYON',
        clientSince: 2019,
        matches: ['birthdate', 'shoe'],
      },
    ],
    account: { number: '00012345678', iban: 'FR76 9999 9000 0100 0123 4567 843', openedOn: '2026-03-06' },
  },
  secureData: { holderId: 'ID-TIT', coHolderId: 'ID-COT' },
};

const read = (body: unknown): DossierState | undefined => {
  const answer = readAnswer(State, body);
  return E.isRight(answer) ? fromWire(answer.right.value) : undefined;
};

describe('STP-09: each fact of the bank’s state is in the place of its own', () => {
  test('of a joint file of an adviser, with everything that a bank may tell', () => {
    expect(read(wire)).toEqual({
      task: 'coHolderSignature',
      workflow: 'joint',
      mode: 'mdc',
      idEne: 'ENE',
      proofs: [
        { rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'CONTROL-1' },
        { rank: '6', documentCode: '002701', controlResult: 'KO', controlId: 'CONTROL-6' },
        { rank: '8', documentCode: '', controlResult: undefined, controlId: undefined },
      ],
      tasksLeft: ['compInfos', 'summary'],
      documentRanks: ['2', '4'],
      participants: {
        TIT: {
          customerExternalId: 'EXT-TIT',
          livenessId: 'LIVE-TIT',
          done: ['linkOpened', 'videoChecked', 'signed'],
          accepted: {
            at: '2026-03-01T10:00:00+01:00',
            terms: 'CG-1',
            price: {
              cards: [
                {
                  who: 'TIT',
                  card: {
                    catalogNumber: '10039',
                    label: 'Carte A',
                    price: { standard: 8, promoted: 0, months: 12, afterwards: 4 },
                    promoted: true,
                  },
                  delivery: 'EXPR',
                  promotion: 'youth',
                  without: undefined,
                },
                {
                  who: 'COT',
                  card: {
                    catalogNumber: '10040',
                    label: 'Carte B',
                    price: { standard: 5, promoted: 5, months: 0, afterwards: 5 },
                    promoted: false,
                  },
                  delivery: undefined,
                  promotion: 'none',
                  without: undefined,
                },
              ],
              overdraft: 200,
              insurance: 2.1,
              socialShares: { each: 15, times: 2 },
              promotion: 'youth',
              once: 38.5,
              total: { promoted: 7.1, afterwards: 11.1, months: 12 },
            },
          },
        },
        COT: {
          customerExternalId: 'EXT-COT',
          livenessId: 'LIVE-COT',
          done: ['termsAccepted', 'documentsRead', 'errorReported'],
          accepted: { at: '2026-03-02T11:00:00+01:00', terms: 'CG-2', price: undefined },
          reported: { lines: ['email', 'work'], comment: 'Un mot.' },
        },
      },
      ids: { TIT: 'ID-TIT', COT: 'ID-COT' },
      keptUntil: '2026-05-03',
      expectedBy: '2026-03-04T12:00:00+01:00',
      finalisation: { kind: 'ended', result: 'finalizeRejected' },
      adviser: { name: 'Camille Conseil', agency: 'Nantes' },
      log: [{ task: 'compInfos', who: 'Paul', at: '2026-03-05T13:00:00+01:00' }],
      lookAlikes: [
        { lastName: 'EXEMPLE', firstName: 'Maëlle', birthdate: '1992-03-27', town: 'LYON', clientSince: 2019, matches: ['birthdate'] },
      ],
      accountNumber: '00012345678',
      iban: 'FR76 9999 9000 0100 0123 4567 843',
      openedOn: '2026-03-06',
    });
  });

  test('of an individual dossier with only the required fields', () => {
    const { type, ...variables } = { type: 'individual', idEne: 'ENE', isInitBo: '0', docs: [] };
    const holderVariables = { customerExternalId: 'EXT' };
    expect(read({ id: 'compInfos', variables: { type, ...variables, holderVariables }, secureData: { holderId: 'ID' } })).toEqual({
      task: 'compInfos',
      workflow: 'individual',
      mode: 'omc',
      idEne: 'ENE',
      proofs: [],
      participants: { TIT: { customerExternalId: 'EXT', livenessId: undefined }, COT: undefined },
      ids: { TIT: 'ID', COT: undefined },
    });
  });

  test.each([
    [{ status: 'ONGOING' }, { kind: 'ongoing' }],
    [{ status: 'ERROR' }, { kind: 'error' }],
    [
      { status: 'ENDED', result: 'created' },
      { kind: 'ended', result: 'created' },
    ],
  ])('FIN-01: the account’s creation, %j', (finalisation, expected) => {
    expect(read({ ...wire, variables: { ...wire.variables, finalisation } })?.finalisation).toEqual(expected);
  });
});
