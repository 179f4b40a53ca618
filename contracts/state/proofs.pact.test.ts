import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { papers } from '@domain/proofs/papers';
import type { Failure } from '@application/failure';
import type { DossierState, ProofOnDossier } from '@domain/journey/dossierState';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { holds } from '../support/call';
import { arrayContaining, formed, asManyLike, like, pactWith, regex } from '../support/pact';
import { stateWire } from '../support/state';

const pact = pactWith('state');

const validated: ProofOnDossier = { rank: '1', documentCode: papers.CNI.code, controlResult: 'OK', controlId: 'control-1' };
const failed: ProofOnDossier = { rank: '5', documentCode: papers.CNI.code, controlResult: 'KO', controlId: 'control-1' };
const sent: ProofOnDossier = { rank: '2', documentCode: papers.ELECTRICITY.code, controlResult: undefined, controlId: undefined };
const wireOf = ({ rank, documentCode, controlResult, controlId }: ProofOnDossier) => ({
  rank,
  documentCode: formed('DocumentCode', documentCode),
  ...(controlResult === undefined ? {} : { controlResult, controlId: like(controlId ?? '') }),
});

/** Proofs of a joint file, each analysed or none. */
const files = [
  ['each analysed', { '1': 'OK', '5': 'KO' }, { controlResult: regex('^(OK|KO)$', 'OK'), controlId: like('control-1') }],
  ['none analysed', { '1': 'SENT', '2': 'SENT' }, {}],
] as const;

describe('GET /v1/states, with proofs', () => {
  it.each(files)('tells each proof of a file, %s', (what, docs, more) =>
    holds(
      pact,
      {
        state: 'the subscription has documents',
        params: { workflow: 'joint', docs },
        receiving: `a request for the state of a file with proofs, ${what}`,
        test: `Files > each proof, ${what}`,
        impact: 'A proof that cannot be read makes the whole state unreadable: it would be asked for again, or forgotten.',
        operation: 'getMyState',
        requirement: 'PRF-11',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: stateWire(
            'identityDocUpload',
            'joint',
            asManyLike(
              ...Object.keys(docs).map(rank => ({
                rank: regex('^[124568]$', rank),
                documentCode: formed('DocumentCode', papers.CNI.code),
                ...more,
              })),
            ),
          ),
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ proofs }) => proofs.length),
          ),
        become: E.right(2),
      },
    ),
  );

  it('XTR-38: tells that an identity came from a wallet, and which tasks are left (proposed)', () => {
    const identity: ProofOnDossier = { rank: '1', documentCode: WALLET_CODE, controlResult: 'OK', controlId: 'control-1' };
    const { variables, ...rest } = stateWire(
      'identityDocUpload',
      'individual',
      arrayContaining({ ...wireOf(identity), documentCode: WALLET_CODE }),
    );
    return holds(
      pact,
      {
        state: 'the subscription has documents',
        params: { workflow: 'individual', docs: { '1': 'WALLET' } },
        receiving: 'a request for the state of a file whose identity came from a wallet',
        test: 'Files > identity from a wallet',
        impact:
          'No identity document is asked; a task that is not left asks nothing more. Photos are asked in a row where the bank takes them.',
        operation: 'getMyState',
        requirement: 'XTR-38',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: {
            ...rest,
            variables: {
              ...variables,
              tasksLeft: arrayContaining('identityValidation', 'compInfos'),
              documentRanks: arrayContaining('1', '2', '4'),
            },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ proofs, tasksLeft, documentRanks }) => ({ proofs, tasksLeft, documentRanks })),
          ),
        become: E.right<Failure, Pick<DossierState, 'proofs' | 'tasksLeft' | 'documentRanks'>>({
          proofs: [identity],
          tasksLeft: ['identityValidation', 'compInfos'],
          documentRanks: ['1', '2', '4'],
        }),
      },
    );
  });

  it('tells where each proof of a joint file stands', () =>
    holds(
      pact,
      {
        state: 'the subscription has documents',
        params: { workflow: 'joint', docs: { '1': 'OK', '2': 'SENT', '5': 'KO' } },
        receiving: 'a request for the state of a joint file with proofs of both people',
        test: 'Files > proofs',
        impact: 'A proof that was given is not asked for again; one that failed says what to do.',
        operation: 'getMyState',
        requirement: 'PRF-11',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: stateWire('identityDocUpload', 'joint', arrayContaining(wireOf(validated), wireOf(failed), wireOf(sent))),
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ proofs }) => proofs),
          ),
        become: E.right([validated, failed, sent]),
      },
    ));

  it('D-123: tells the co-holder that a proof of the holder was given, and not which document it is (proposed)', () => {
    const given: ProofOnDossier = { rank: '1', documentCode: '', controlResult: 'OK', controlId: 'control-1' };
    const wire = { rank: given.rank, controlResult: given.controlResult, controlId: like('control-1') };
    return holds(
      pact,
      {
        state: 'the act of a task is another person’s',
        params: { task: 'coHolderSignature', role: 'COT' },
        receiving: 'a request of the co-holder for the state of a file with the holder’s proofs',
        test: 'Files > proofs of the other holder',
        impact: 'The recap says that the proof was given.',
        operation: 'getMyState',
        requirement: 'PRF-11',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: { status: 200, body: stateWire('coHolderSignature', 'joint', arrayContaining(wire)) },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ proofs }) => proofs),
          ),
        become: E.right([given]),
      },
    );
  });
});
