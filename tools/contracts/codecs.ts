import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '@application/failure';
import { callOf, type Call as Listed } from '@contracts/calls';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { hurried } from '@contracts/support/hurried';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import { HttpCoHolders } from '@infrastructure/http/coHolders/HttpCoHolders';
import { HttpInvitations } from '@infrastructure/http/coHolders/HttpInvitations';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { HttpLivenessChecks } from '@infrastructure/http/liveness/HttpLivenessChecks';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpIssuerKeys } from '@infrastructure/http/referentials/HttpIssuerKeys';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { HttpMobilityMandates } from '@infrastructure/http/mobility/HttpMobilityMandates';
import { HttpRefusalRequests } from '@infrastructure/http/refusal/HttpRefusalRequests';
import { HttpWithdrawalCalls } from '@infrastructure/http/signature/HttpWithdrawalCalls';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { HttpWalletIdentities } from '@infrastructure/http/wallet/HttpWalletIdentities';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';

type Codec = t.Decoder<unknown, unknown>;

/** A BankApi that sends nothing and records requests and codecs. */
class Recorder extends BankApi {
  readonly seen: { readonly request: Call; readonly codec: Codec }[] = [];

  constructor() {
    const nobody = { session: () => undefined, lose: () => undefined };
    super({ baseUrl: '', clientId: '', timeoutMs: 0 }, nobody, { report: () => undefined }, hurried);
  }

  override call<A>(request: Call, codec: t.Decoder<unknown, A>): TaskEither<Failure, A> {
    this.seen.push({ request, codec });
    return TE.left({ kind: 'unreachable' });
  }
}

const applicant = {
  civility: 'MME',
  lastName: 'Exemple',
  birthName: 'Exemple',
  firstName: 'Lou',
  otherFirstNames: undefined,
  birthdate: '1992-03-27',
  email: 'lou@example.fr',
  mobile: '06 39 98 00 01',
  marketing: false,
} as const;

export type SampleCalls = Readonly<Record<string, () => TaskEither<Failure, unknown>>>;

const ofDossier = (api: BankApi): SampleCalls => {
  const [documents, proofs, agencies, prospects, wallets] = [
    new HttpDocuments(api, { silenceMs: 0, uploadAnswerMs: 0 }),
    new HttpProofs(api),
    new HttpAgencies(api),
    new HttpProspects(api),
    new HttpWalletIdentities(api),
  ];
  const slot = { idEne: 'x', rank: '1' };
  return {
    'Documents.send': () =>
      documents.send({
        ...slot,
        documentCode: 'x',
        pages: [],
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    'Documents.complete': () => documents.complete(slot),
    'Documents.control': () => documents.control(slot),
    'Proofs.outcome': () => proofs.outcome('x', '1'),
    'Proofs.force': () => proofs.force('1'),
    'Proofs.remove': () => proofs.remove('1'),
    'WalletIdentities.start': () => wallets.start('x', 'SAME'),
    'WalletIdentities.answer': () => wallets.answer('x', { protocol: 'x', data: {} }),
    'WalletIdentities.outcome': () => wallets.outcome('x'),
    'Agencies.locate': () => agencies.locate('x'),
    'Agencies.around': () => agencies.around({ latitude: 1, longitude: 1 }),
    'Agencies.byId': () => agencies.byId('x', true),
    'Persons.me': () => new HttpPersons(api).me(),
    'Prospects.byId': () => prospects.byId('x'),
    'Prospects.save': () => prospects.save('x', {}),
  };
};

const ofReferentials = (api: BankApi): SampleCalls => {
  const lists = new HttpReferentials(api);
  return {
    'Referentials.osceCountries': () => lists.osceCountries(),
    'Referentials.countries': () => lists.countries(),
    'Referentials.counties': () => lists.counties(),
    'Referentials.postalTowns': () => lists.postalTowns('x'),
    'Referentials.birthTowns': () => lists.birthTowns('x'),
    'Referentials.fiscalFormat': () => lists.fiscalFormat('x'),
    'Referentials.entries': () => lists.entries('familySituations'),
    'Referentials.wealth': () => lists.wealth('x'),
    'IssuerKeys.all': () => new HttpIssuerKeys(api).all(),
    'Referentials.streetTypes': () => lists.streetTypes(),
    'Referentials.profession': () => lists.profession('x'),
    'Referentials.professions': () => lists.professions(),
    'Referentials.businessSectors': () => lists.businessSectors('x', 'x'),
  };
};

const ofJourney = (api: BankApi): SampleCalls => {
  const [carts, signatures, checks] = [new HttpCarts(api), new HttpSignatures(api), new HttpLivenessChecks(api)];
  const withdrawals = new HttpWithdrawalCalls(api);
  const refusals = new HttpRefusalRequests(api);
  const created = {
    workflow: 'individual',
    holder: applicant,
    coHolder: undefined,
    selection: [],
    captcha: '',
    idempotencyKey: '',
  } as const;
  return {
    'Carts.anticipate': () => carts.anticipate('individual', true),
    'Carts.forecast': () => carts.forecast('individual', true),
    'Carts.mine': () => carts.mine(),
    'MobilityMandates.give': () => new HttpMobilityMandates(api).give('x', { iban: 'x', agreedAt: 'x' }),
    'RefusalRequests.reasons': () => refusals.reasons('email'),
    'RefusalRequests.review': () => refusals.review(),
    'WithdrawalCalls.mine': () => withdrawals.mine(),
    'WithdrawalCalls.send': () => withdrawals.send('x', { contract: 'x', email: 'x', statement: 'x' }),
    'Carts.save': () => carts.save([]),
    'Subscriptions.create': () => new HttpSubscriptions(api).create(created),
    'Dossiers.mine': () => new HttpDossiers(api).mine(),
    'Workflow.advance': () => new HttpWorkflow(api).advance('signature'),
    'CoHolders.hasFinished': () => new HttpCoHolders(api).hasFinished('x'),
    'Invitations.sendAgain': () => new HttpInvitations(api).sendAgain('x'),
    'LivenessChecks.create': () => checks.create('TIT', 'x'),
    'LivenessChecks.status': () => checks.status('x'),
    'Signatures.prepare': () => signatures.prepare(),
    'Signatures.documents': () => signatures.documents('x'),
    'Signatures.start': () => signatures.start('x', 'x'),
    'Signatures.status': () => signatures.status('x'),
    'Signatures.sendCode': () => signatures.sendCode(),
    'Signatures.finalizeHolder': () => signatures.finalizeHolder('x'),
    'Signatures.endSubscription': () => signatures.endSubscription('x'),
  };
};

/** Every method of the ports that calls the bank through BankApi. */
export const asks = (api: BankApi): SampleCalls => ({ ...ofDossier(api), ...ofReferentials(api), ...ofJourney(api) });

/** The port's method of a call, and the codec of its answer. */
export interface Reading {
  readonly port: string;
  readonly method: string;
  readonly codec: Codec;
}

/** The requests of one adapter method, recorded without sending. */
const readingOf = async (name: string): Promise<readonly (readonly [Listed['number'], Reading])[]> => {
  const api = new Recorder();
  await asks(api)[name]?.()();
  const [port = '', method = ''] = name.split('.');
  return api.seen.flatMap(({ request, codec }) => {
    const call = callOf(request);
    return call === undefined ? [] : [[call.number, { port, method, codec }] as const];
  });
};

/** By the number of the call; without the calls that bypass BankApi. */
export const readings = async (): Promise<ReadonlyMap<Listed['number'], Reading>> => {
  const api = new Recorder();
  const names = Object.keys(asks(api));
  return new Map((await Promise.all(names.map(readingOf))).flat());
};
