import type * as t from 'io-ts';
import { catalogue } from '@domain/offer/contracts';
import { cardsOnOffer } from '../cardsOnOffer';
import { ConfirmedPrice, type SelectedContract } from '../store/applicants';
import type { Subscription } from '../store/documents';
import { file, text, workflowOf, type Seed } from './support';

type Contract = t.TypeOf<typeof SelectedContract>;
const participants = (...who: readonly ('TIT' | 'COT')[]): Contract['participants'] =>
  who.map(participationType => ({ participationType }));

/** The holder's contract, except the account, which belongs to all, and `NONE`, which is the co-holder's. */
export const contractOf = (catalogNumber: string, workflow: Subscription['workflow']): Contract => {
  switch (catalogNumber) {
    case catalogue.CHECKING_ACCOUNT:
      return {
        catalogNumber,
        type: 'CHECKING_ACCOUNT',
        participants: workflow === 'joint' ? participants('TIT', 'COT') : participants('TIT'),
      };
    case catalogue.OVERDRAFT_MINUS_26:
    case catalogue.OVERDRAFT_PLUS_26:
      return { catalogNumber, type: 'OVERDRAFT', participants: participants('TIT'), amount: 200 };
    case catalogue.PREVISECUR:
      return { catalogNumber, type: 'INSURANCE', participants: participants('TIT') };
    case catalogue.NONE:
      return { catalogNumber, type: 'CARDS', participants: participants('COT') };
    default:
      return { catalogNumber, type: 'CARDS', participants: participants('TIT'), deliveryMode: 'AGEN' };
  }
};

/** A file with these contracts in its cart. */
export const cartSeed: Seed = (bank, params) => {
  const { selected, birthdate, promoted, afterwards, months } = params;
  const workflow = workflowOf(params);
  const numbers = Array.isArray(selected) ? selected.filter(number => typeof number === 'string') : [];
  const confirmed = { promoted, afterwards, ...(months === undefined ? {} : { months }) };
  const contracts = { selectedContracts: numbers.map(number => contractOf(number, workflow)) };
  const opened = file(bank, ConfirmedPrice.is(confirmed) ? { ...contracts, confirmedPrice: confirmed } : contracts, workflow);
  bank.situation = {
    combinedPrices: params['combined'] === true,
    dematerialization: text(params['dematerialization'], '1'),
    deliveryChoiceDone: text(params['deliveryChoiceDone'], '0'),
  };
  if (typeof birthdate !== 'string') return;
  const { person } = opened.holder;
  bank.keep({ ...opened, holder: { ...opened.holder, person: { ...person, birth: { birthdate } } } });
};

/** Every card with every yes/no answered alike, for one person only; the file has this cart. D-79 */
export const offeredSeed: Seed = (bank, params) => {
  cartSeed(bank, params);
  const flag = text(params['flag'], '1');
  const participants = [params['participants'] === 'COT' ? ('COT' as const) : ('TIT' as const)];
  const offered = cardsOnOffer.map(card => ({
    ...card,
    participants,
    services: { immediateDebit: flag, mobile: flag, virtual: flag },
    insurances: { ...card.insurances, onlineShopping: flag, thirdPartyLiability: flag, medicalAssistance: flag, medicalExpenses: flag },
    additionalServices: { budgetManagement: flag, cashbackService: flag },
  }));
  bank.situation = { ...bank.situation, offered, combinedPrices: true };
};
