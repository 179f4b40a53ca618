import * as t from 'io-ts';
import type { CardOnOffer } from '@domain/offer/cart';
import type { SentFacts } from '@domain/offer/facts';
import { IMMEDIATE_DEBIT } from '@domain/offer/online';
import { Branching, listToPick } from '../codecs';
import { Flag, fromFlag } from '../flags';
import { Participation } from './selectedContracts';
import { Amount, Text } from '../formed';
import { optional } from '../optional';

/** Accepts a flag or a boolean. */
const YesOrNo = t.union([Flag, t.boolean]);

/** A card's features, as far as the bank sends them: flags, and euros. D-79 */
const Facts = optional({
  services: optional({ immediateDebit: YesOrNo, mobile: YesOrNo, virtual: YesOrNo }),
  limits: optional({ paymentLimits: Amount, internetPaymentLimit: Amount, withdrawalLimit: Amount }),
  insurances: optional({
    trip: Amount,
    loss: Amount,
    onlineShopping: YesOrNo,
    thirdPartyLiability: YesOrNo,
    medicalAssistance: YesOrNo,
    medicalExpenses: YesOrNo,
  }),
  additionalServices: optional({ budgetManagement: YesOrNo, cashbackService: YesOrNo }),
});

export const CardWire = t.intersection([t.type({ debitType: new Branching(Text, [IMMEDIATE_DEBIT]), displayPriority: t.number }), Facts]);

/** The participants who may take a contract, and its rank, where the bank sends them. D-79 */
export const OfferedTo = optional({ participants: listToPick(Participation), rank: t.number });

const flag = (value: t.TypeOf<typeof YesOrNo> | undefined): boolean | undefined => (typeof value === 'string' ? fromFlag(value) : value);

/** An insured amount of 0 means no insurance. */
const insured = (euros: number | undefined): number | null | undefined => (euros === 0 ? null : euros);

const featuresOf = ({ services = {}, limits = {}, insurances = {}, additionalServices = {} }: t.TypeOf<typeof Facts>): SentFacts => ({
  immediateDebit: flag(services.immediateDebit),
  mobilePayment: flag(services.mobile),
  virtualCard: flag(services.virtual),
  payment: limits.paymentLimits,
  internet: limits.internetPaymentLimit,
  withdrawal: limits.withdrawalLimit,
  trip: insured(insurances.trip),
  loss: insured(insurances.loss),
  onlineShopping: flag(insurances.onlineShopping),
  thirdPartyLiability: flag(insurances.thirdPartyLiability),
  medicalAssistance: flag(insurances.medicalAssistance),
  medicalExpenses: flag(insurances.medicalExpenses),
  budgetManagement: flag(additionalServices.budgetManagement),
  cashback: flag(additionalServices.cashbackService),
});

/** Maps a card's features and participants. D-79 */
export const fromCard = (
  { debitType, displayPriority, ...facts }: t.TypeOf<typeof CardWire>,
  { participants = [] }: t.TypeOf<typeof OfferedTo>,
): Pick<CardOnOffer, 'priority' | 'debitType' | 'participants' | 'sentFacts'> => ({
  priority: displayPriority,
  debitType,
  participants: participants.map(({ participationType }) => participationType),
  sentFacts: featuresOf(facts),
});
