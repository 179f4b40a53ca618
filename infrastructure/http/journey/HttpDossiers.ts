import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Dossiers } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import { journeyCalls } from '@domain/calls/journey';
import type { DossierState, Finalisation, ParticipantOnDossier } from '@domain/journey/dossierState';
import { journeyMode } from '@domain/journey/mode';
import { taskId, type TaskId } from '@domain/journey/steps';
import { stepRow } from '@domain/journey/table';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import type { BankApi } from '@infrastructure/http/BankApi';
import { Branching, leaveOut, listThatBinds } from '@infrastructure/http/codecs';
import { DayWire, OptionalInstant } from '@infrastructure/http/day';
import { Flag } from '@infrastructure/http/flags';
import { AcceptanceWire, acceptedOf } from './acceptance';
import {
  AdviserWire,
  signingTasksOf,
  logOf,
  LogWire,
  lookAlikeOf,
  LookAlikesWire,
  ProgressWire,
  reportedOf,
  ReportedWire,
} from './adviserPart';
import { to } from '@infrastructure/http/to';
import { DocumentCode, Iban, Text } from '@infrastructure/http/formed';
import { optional } from '@infrastructure/http/optional';

const Task = new t.Type<TaskId>(
  'TaskId',
  taskId.is,
  (value, context) => (taskId.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const ParticipantWire = t.intersection([
  t.type({ customerExternalId: Text }),
  optional({ liveness: t.type({ livenessId: Text }), progress: ProgressWire, acceptance: AcceptanceWire, reported: ReportedWire }),
]);

const RankWire = t.keyof({ '1': null, '2': null, '4': null, '5': null, '6': null, '8': null });

const Doc = t.intersection([
  t.type({ rank: RankWire }),
  optional({
    documentCode: new Branching(DocumentCode, [WALLET_CODE]),
    controlResult: new Branching(t.string, ['OK', 'KO']),
    controlId: Text,
  }),
]);

const FinalisationWire = t.union([
  t.type({ status: t.literal('ONGOING') }),
  t.type({
    status: t.literal('ENDED'),
    result: t.keyof({ created: null, finalizeFurtherAnalysis: null, finalizeRejected: null, finalizeGeneric: null }),
  }),
  t.type({ status: t.literal('ERROR') }),
]);

const Whole = t.type(
  {
    id: Task,
    variables: t.intersection([
      t.type({
        type: t.keyof({ individual: null, joint: null }),
        idEne: Text,
        isInitBo: Flag,
        docs: listThatBinds(Doc, ({ rank }) => rank),
        holderVariables: ParticipantWire,
      }),
      optional({
        coHolderVariables: ParticipantWire,
        tasksLeft: t.readonlyArray(Task),
        documentRanks: t.readonlyArray(RankWire),
        keptUntil: DayWire,
        expectedBy: OptionalInstant,
        reviewSince: DayWire,
        finalisation: FinalisationWire,
        opensOn: DayWire,
        adviser: AdviserWire,
        log: LogWire,
        lookAlikes: LookAlikesWire,
        account: t.intersection([t.type({ number: Text }), optional({ iban: Iban, openedOn: DayWire })]),
      }),
    ]),
    secureData: t.intersection([t.type({ holderId: Text }), optional({ coHolderId: Text })]),
  },
  'State',
);
type Whole = t.TypeOf<typeof Whole>;

/** Only a dossier whose signatures have begun can end. */
const isBeforeSignatures = ({ id }: Whole): boolean => stepRow(id).stage !== 'signature';

/** What the rest of the state excludes: an end before the signatures, no task left while one is asked, a co-holder of an individual account. */
const isExcluded = {
  finalisation: isBeforeSignatures,
  account: isBeforeSignatures,
  coHolderVariables: ({ variables: { type } }) => type === 'individual',
  tasksLeft: ({ id, variables: { tasksLeft } }) => tasksLeft?.length === 0 && stepRow(id).of !== null && stepRow(id).stage === 'file',
} as const satisfies Partial<Record<keyof Whole['variables'], (state: Whole) => boolean>>;

/** The state, without what the rest of it excludes, which is reported. */
const StateWire = new t.InterfaceType(
  Whole.name,
  Whole.is,
  (value, context) =>
    pipe(
      Whole.validate(value, context),
      E.map(state => {
        const { variables } = state;
        const said = new Set(Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [name])));
        const excluded = Object.entries(isExcluded).flatMap(([name, is]) => (said.has(name) && is(state) ? [name] : []));
        leaveOut(
          context,
          excluded.map(name => ({ value: undefined, context: t.appendContext(context, `variables.${name}`, Whole) })),
        );
        return { ...state, variables: { ...variables, ...Object.fromEntries(excluded.map(name => [name, undefined])) } };
      }),
    ),
  Whole.encode,
  Whole.props,
);

const participantOf = ({
  customerExternalId,
  liveness,
  progress,
  acceptance,
  reported,
}: t.TypeOf<typeof ParticipantWire>): ParticipantOnDossier => ({
  customerExternalId,
  livenessId: liveness?.livenessId,
  ...(progress ? { done: signingTasksOf(progress) } : {}),
  ...(acceptance ? { accepted: acceptedOf(acceptance) } : {}),
  ...(reported ? { reported: reportedOf(reported) } : {}),
});

const finalisationOf = (wire: t.TypeOf<typeof FinalisationWire>): Finalisation => {
  switch (wire.status) {
    case 'ONGOING':
      return { kind: 'ongoing' };
    case 'ENDED':
      return { kind: 'ended', result: wire.result };
    case 'ERROR':
      return { kind: 'error' };
  }
};

/** The codec of calls 37 and 47, which answer with a state. */
export const State = StateWire;

export const fromWire = ({ id, variables, secureData }: t.TypeOf<typeof StateWire>): DossierState => ({
  task: id,
  workflow: variables.type,
  mode: journeyMode.decide({ isInitBo: variables.isInitBo }),
  idEne: variables.idEne,
  proofs: variables.docs.map(({ rank, documentCode = '', controlResult, controlId }) => ({ rank, documentCode, controlResult, controlId })),
  tasksLeft: variables.tasksLeft,
  documentRanks: variables.documentRanks,
  participants: {
    TIT: participantOf(variables.holderVariables),
    COT: variables.coHolderVariables && participantOf(variables.coHolderVariables),
  },
  ids: { TIT: secureData.holderId, COT: variables.type === 'joint' ? secureData.coHolderId : undefined },
  keptUntil: variables.keptUntil,
  expectedBy: variables.expectedBy,
  reviewSince: variables.reviewSince,
  finalisation: variables.finalisation && finalisationOf(variables.finalisation),
  opensOn: variables.opensOn,
  adviser: variables.adviser,
  log: variables.log && logOf(variables.log),
  lookAlikes: variables.lookAlikes?.map(lookAlikeOf),
  accountNumber: variables.account?.number,
  iban: variables.account?.iban,
  openedOn: variables.account?.openedOn,
});

/** Call 37. */
export class HttpDossiers implements Dossiers {
  constructor(private readonly api: BankApi) {}

  mine(polled?: Polled): TE.TaskEither<Failure, DossierState> {
    return pipe(
      this.api.call({ ...to(journeyCalls.getMyState), query: { prospectId: 'me' }, polled: polled !== undefined }, StateWire),
      TE.map(fromWire),
    );
  }
}
