import * as t from 'io-ts';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { Branching } from '../codecs';
import { Amount } from '../formed';
import { optional } from '../optional';

export const Participation = t.type({ participationType: t.keyof({ TIT: null, COT: null }) });

export const SelectedContractWire = t.intersection([
  t.type({
    catalogNumber: new Branching<string, string>(t.string, Object.values(catalogue)),
    type: t.keyof({ CARDS: null, INSURANCE: null, OVERDRAFT: null, CHECKING_ACCOUNT: null }),
    participants: t.readonlyArray(Participation),
  }),
  optional({ amount: Amount, deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }) }),
]);
type SelectedContractWire = t.TypeOf<typeof SelectedContractWire>;

/** Both holders may choose the same card. */
export const idOfChoice = ({ catalogNumber, participants }: SelectedContractWire): string =>
  [catalogNumber, ...participants.map(({ participationType }) => participationType)].join();

export const fromWire = ({ participants, ...contract }: SelectedContractWire): SelectedContract => ({
  catalogNumber: contract.catalogNumber,
  type: contract.type,
  participants: participants.map(({ participationType }) => participationType),
  ...(contract.amount === undefined ? {} : { amount: contract.amount }),
  ...(contract.deliveryMode === undefined ? {} : { deliveryMode: contract.deliveryMode }),
});

/** The body of call 5 and a part of call 41's. OPT-04 */
export const toWire = ({ participants, ...contract }: SelectedContract): SelectedContractWire => ({
  ...contract,
  participants: participants.map(participationType => ({ participationType })),
});
