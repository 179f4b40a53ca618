import { documentsOfRank } from '@domain/proofs/ofRank';
import { instantOf, parisDay } from '@domain/kernel/calendar';
import { taskIds, taskId } from '@domain/journey/steps';
import { adviserOf } from '../advisers';
import type { Bank } from '../bank';
import { acceptanceOf, reportOf, progressOf } from '../board';
import { accountOf, finalisationOf, finalisationWire } from '../finalisation/end';
import { ibanOf } from '../finalisation/iban';
import { lookAlikesOf } from '../possibleDuplicates';
import { seesWhole } from '../otherHolder';
import { documentRanks } from '../papersInTurn';
import { proofsOf, standingOf } from '../proofs';
import { checksOf, type Who } from '../signing';
import { sparedBy } from '../spared';
import type { Proof, Subscription } from '../store/documents';
import type { By } from '../windows';
import { reviewsByItself, tasksOf } from '../workflow';

const docOf = (bank: Bank, subscription: Subscription, by: By) => (proof: Proof) => {
  const standing = standingOf(bank, proof);
  const { participant: of } = documentsOfRank.decide({ rank: proof.rank });
  return {
    rank: proof.rank,
    ...(seesWhole(bank, subscription, by, of) ? { documentCode: proof.documentCode } : {}),
    ...(proof.controlId === undefined ? {} : { controlId: proof.controlId }),
    ...(standing === 'validated' || standing === 'forced' ? { controlResult: 'OK' } : {}),
    ...(standing === 'failed' ? { controlResult: 'KO' } : {}),
  };
};

/** The adviser who leads the file, and the clients who resemble its people, once the search has ended. D-47 */
const ledBy = ({ adviser, task, initBo, log, ...file }: Subscription) => {
  if (!initBo) return {};
  const led = adviserOf(adviser);
  return {
    ...(led ? { adviser: { name: led.name, agency: led.agency } } : {}),
    ...(log ? { log } : {}),
    ...(task === 'duplicateConfirmation' ? { lookAlikes: lookAlikesOf({ ...file, task, initBo }) } : {}),
  };
};

/** The tasks that still ask something of the people, once an identity came from a wallet (proposed). XTR-38 */
const leftOf = (bank: Bank, subscription: Subscription) => {
  if (!proofsOf(bank, subscription.id).some(({ identity }) => identity !== undefined)) return {};
  const tasks = tasksOf(subscription);
  const isSpared = sparedBy(bank, subscription.id);
  return { tasksLeft: tasks.slice(tasks.findIndex(task => task === subscription.task)).filter(task => !isSpared(task)) };
};

/** From the recap on, the state reports each person's progress. */
const isWatched = ({ task }: Subscription): boolean => taskId.is(task) && taskIds.indexOf(task) >= taskIds.indexOf('summary');

const HOUR_MS = 3_600_000;

/** The review by a person answers within four hours, by a full hour. XTR-46, D-44a */
const expectedOf = (bank: Bank, subscription: Subscription) => {
  const { task, goesOnAt } = subscription;
  return task === 'middleControl' && goesOnAt !== undefined && !reviewsByItself(bank, subscription)
    ? {
        expectedBy: instantOf((Math.ceil(goesOnAt / HOUR_MS) + 4) * HOUR_MS),
        reviewSince: parisDay(instantOf(goesOnAt)),
      }
    : {};
};

/** The later day on which the account opens (proposed). D-124 */
const opensLater = (bank: Bank, id: string, awaited: boolean) => {
  const opensOn = awaited ? finalisationOf(bank, id)?.opensOn : undefined;
  return opensOn === undefined ? {} : { opensOn };
};

/** A file as call 37 answers it to the signed-in user. */
export const stateOf = (bank: Bank, subscription: Subscription, by: By) => {
  const { id, task, workflow, idEne, initBo, holder, coHolder, keptUntil } = subscription;
  const finalisation = finalisationWire(bank, subscription);
  const account = accountOf(bank, id);
  const doneBy = (who: Who) => {
    const check = checksOf(bank, id, who).at(-1);
    return {
      ...(check ? { liveness: { livenessId: check.id } } : {}),
      ...(isWatched(subscription)
        ? {
            progress: progressOf(bank, subscription, who),
            ...acceptanceOf(subscription, who),
            ...(seesWhole(bank, subscription, by, who) ? reportOf(subscription, who) : {}),
          }
        : {}),
    };
  };
  return {
    id: task,
    workflowName: 'ouverture-de-compte',
    variables: {
      type: workflow,
      idEne,
      isInitBo: initBo ? '1' : '0',
      docs: proofsOf(bank, id).map(docOf(bank, subscription, by)),
      holderVariables: { customerExternalId: holder.externalId, ...doneBy('TIT') },
      ...(coHolder ? { coHolderVariables: { customerExternalId: coHolder.externalId, ...doneBy('COT') } } : {}),
      ...leftOf(bank, subscription),
      ...documentRanks(bank, subscription),
      keptUntil,
      ...expectedOf(bank, subscription),
      ...(finalisation ? { finalisation } : {}),
      ...opensLater(bank, id, finalisation?.status === 'ONGOING'),
      ...(account ? { account: { number: account.number, iban: ibanOf(account.number), openedOn: parisDay(account.at) } } : {}),
      ...ledBy(subscription),
    },
    secureData: { holderId: holder.personId, ...(coHolder ? { coHolderId: coHolder.personId } : {}) },
  };
};
