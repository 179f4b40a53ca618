import * as t from 'io-ts';
import { holdersOf } from '@domain/kernel/holders';
import type { Participant, Workflow } from '@domain/kernel/words';
import { catalogue, productNumbered } from '@domain/offer/contracts';
import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { offerInsuranceAllowed } from '@domain/offer/insuranceAllowed';
import { offerWithoutCardAllowed } from '@domain/offer/withoutCardAllowed';
import { ConfirmedPrice, SelectedContract } from '../store/applicants';
import { onlyNamed } from './onlyNamed';

/** The body of call 5. */
export const Selection = onlyNamed(
  t.exact(t.intersection([t.type({ selectedContracts: t.array(SelectedContract) }), t.partial({ confirmedPrice: ConfirmedPrice })])),
);

type Contract = t.TypeOf<typeof SelectedContract>;

const isEuros = (euros: number): boolean => euros >= 0 && Number.isFinite(euros);

/** Whether these numbers can be a monthly price. D-106 */
export const isPrice = ({ promoted, afterwards, months = 1 }: t.TypeOf<typeof ConfirmedPrice>): boolean =>
  isEuros(promoted) && isEuros(afterwards) && Number.isInteger(months) && months > 0;

const holdersIn = ({ participants }: Contract): readonly Participant[] => participants.map(({ participationType }) => participationType);

/** Whether these people may have this contract. OPT-03, OFR-12, D-11 */
const mayHave = (contract: Contract, workflow: Workflow): boolean => {
  const people = holdersIn(contract);
  const own = people.length > 0 && new Set(people).size === people.length && people.every(who => holdersOf[workflow].includes(who));
  if (!own) return false;
  switch (contract.type) {
    case 'INSURANCE':
      return people.every(participant => offerInsuranceAllowed.decide({ participant }));
    case 'CARDS':
      return contract.catalogNumber !== catalogue.NONE || people.every(participant => offerWithoutCardAllowed.decide({ participant }));
    default:
      return true;
  }
};

/** Whether the contract is of its catalogue, with the amount and the delivery of its type alone. */
const isOffered = ({ catalogNumber, type, amount, deliveryMode }: Contract): boolean =>
  productNumbered(catalogNumber)?.type === type &&
  (amount === undefined || (type === 'OVERDRAFT' && amount === OVERDRAFT_EUROS)) &&
  (deliveryMode === undefined || (type === 'CARDS' && catalogNumber !== catalogue.NONE));

/** One contract of each type, one card for each holder. */
const isOnce = (contract: Contract, at: number, all: readonly Contract[]): boolean =>
  all
    .slice(0, at)
    .filter(({ type }) => type === contract.type)
    .every(before => contract.type === 'CARDS' && !holdersIn(before).some(who => holdersIn(contract).includes(who)));

/** Whether the rules of the journey allow a choice of contracts for this account. OPT-03, OPT-04, OFR-12 */
export const isAllowedSelection = (contracts: readonly Contract[], workflow: Workflow): boolean =>
  contracts.every((contract, at, all) => isOffered(contract) && mayHave(contract, workflow) && isOnce(contract, at, all));
