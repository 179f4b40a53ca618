import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '@application/failure';
import { callOf, type Call as Listed } from '@contracts/calls';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import { HttpCoHolders } from '@infrastructure/http/coHolders/HttpCoHolders';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { HttpFiles } from '@infrastructure/http/journey/HttpFiles';
import { HttpLivenessChecks } from '@infrastructure/http/liveness/HttpLivenessChecks';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';

type Codec = t.Decoder<unknown, unknown>;

/** A gate that sends nothing and keeps what it was asked to read the answer with. */
class Recorder extends BankApi {
  readonly seen: { readonly request: Call; readonly codec: Codec }[] = [];

  constructor() {
    const session = {
      durable: true,
      session: () => undefined,
      open: () => undefined,
      pendingSignIn: () => undefined,
      begin: () => undefined,
      endSignIn: () => undefined,
      clear: () => undefined,
    };
    super({ baseUrl: '', clientId: '', timeoutMs: 0 }, session, { report: () => undefined });
  }

  override call<A>(request: Call, codec: t.Decoder<unknown, A>): TaskEither<Failure, A> {
    this.seen.push({ request, codec });
    return TE.left({ kind: 'unreachable', endpoint: request.endpoint });
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

/** Every method of every adapter behind the gate, whatever its arguments. */
const asked = (api: BankApi): readonly TaskEither<Failure, unknown>[] => {
  const [carts, signatures, proofs] = [new HttpCarts(api), new HttpSignatures(api), new HttpProofs(api)];
  const [documents, agencies, prospects] = [new HttpDocuments(api, 0), new HttpAgencies(api), new HttpProspects(api)];
  const [lists, checks] = [new HttpReferentials(api), new HttpLivenessChecks(api)];
  const slot = { idEne: 'x', rank: '1' };
  const upload = { ...slot, documentCode: 'x', pages: [], onProgress: () => undefined, signal: new AbortController().signal };
  const created = {
    workflow: 'individual',
    holder: applicant,
    coHolder: undefined,
    selection: [],
    captcha: '',
    idempotencyKey: '',
  } as const;
  return [
    ...[carts.anticipate('individual', true), carts.forecast('individual', true), carts.mine(), carts.save([])],
    ...[documents.send(upload), documents.complete(slot), documents.control(slot)],
    ...[proofs.outcome('x', '1'), proofs.force('1'), proofs.remove('1')],
    ...[agencies.locate('x'), agencies.around({ latitude: 1, longitude: 1 }), agencies.byId('x', true)],
    ...[lists.osceCountries(), lists.countries(), lists.counties(), lists.postalTowns('x'), lists.birthTowns('x'), lists.fiscalFormat('x')],
    ...[lists.entries('familySituations'), lists.wealth('x'), lists.streetTypes(), lists.profession('x'), lists.professions()],
    ...[lists.businessSectors('x', 'x'), new HttpPersons(api).me(), prospects.byId('x'), prospects.save('x', {})],
    ...[signatures.prepare(), signatures.documents('x'), signatures.start('x'), signatures.status('x'), signatures.sendCode()],
    ...[signatures.finalizeHolder(), signatures.endSubscription('x'), checks.create('TIT'), checks.status('x')],
    ...[new HttpFiles(api).mine(), new HttpWorkflow(api).advance('signature'), new HttpCoHolders(api).hasFinished('x')],
    new HttpSubscriptions(api).create(created),
  ];
};

/** With what each call's answer is read, by the number of the call; calls outside the gate are not among them. */
export const codecs = async (): Promise<ReadonlyMap<Listed['number'], Codec>> => {
  const api = new Recorder();
  await Promise.all(asked(api).map(ask => ask()));
  return new Map(
    api.seen.flatMap(({ request, codec }) => {
      const call = callOf(request);
      return call === undefined ? [] : [[call.number, codec] as const];
    }),
  );
};
