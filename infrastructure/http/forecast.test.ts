import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRecord } from '@domain/kernel/shape';
import { readAnswer } from './codecs';
import { unreadable } from './failures';
import { readForecast, type PricedOffer } from '@infrastructure/http/offer/forecast';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';

const price = (value: number) => ({ amount: { value } });
const card = (catalogNumber: string, rank: number | null, immediateDebit: string | boolean) => ({
  ...{ type: 'CARDS', catalogNumber, label: `Card ${catalogNumber}`, pricing: price(3), rank },
  participants: [{ participationType: 'TIT' }, { participationType: 'COT' }],
  card: { debitType: 'IMM', displayPriority: 1, services: { immediateDebit } },
});
const read = {
  availableContracts: [card('10497', null, '1'), card('10039', 2, true), card('10153', 1, '0'), { type: 'CHECKING_ACCOUNT' }],
  commercialOperations: [{ catalogContractNumber: '10039', dueDateQuantity: 6 }],
  combinatorialPricings: { 10039: price(2), 10153: price(5) },
  socialShares: price(15),
};

/** The value with one of its parts, at any depth, wrong or missing in each way. */
const broken = (value: unknown): readonly unknown[] => [
  ...[null, undefined, '', 'x', 1, -1, 3.705, {}, []],
  ...(Array.isArray(value) ? value.flatMap((each: unknown, at) => broken(each).map(wrong => value.with(at, wrong))) : []),
  ...(isRecord(value) ? Object.entries(value).flatMap(([name, each]) => broken(each).map(wrong => ({ ...value, [name]: wrong }))) : []),
];

/** What a price needs, of a whole cart too. */
const priced = ({ cards, operations, socialShares }: PricedOffer) => [
  cards.map(each => [
    each.catalogNumber,
    each.label,
    each.listPrice,
    each.priority,
    each.debitType,
    each.participants,
    each.sentFacts.immediateDebit,
  ]),
  [operations, socialShares],
];

test('XTR-17, API-02: the price reads and refuses a forecast as the journey’s codec does, whatever part of it is wrong', async () => {
  for (const forecast of [read, ...broken(read)]) {
    const whole = isRecord(forecast) ? { ...forecast, packs: [], youthOfferEligible: '0' } : (forecast ?? null);
    const body: unknown = JSON.parse(JSON.stringify(whole));
    const carts = new HttpCarts({
      call: (_, codec) =>
        TE.fromEither(
          pipe(
            readAnswer(codec, body),
            E.bimap(unreadable, each => each.value),
          ),
        ),
    });
    const [offer, cart] = [readForecast(body), await carts.anticipate('individual', true)()];
    expect([body, offer && priced(offer)]).toEqual([body, E.isRight(cart) ? priced(cart.right) : undefined]);
  }
});
