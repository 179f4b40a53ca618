import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRecord } from '@domain/kernel/shape';
import { readAnswer } from '@infrastructure/http/codecs';
import { unreadable } from '@infrastructure/http/failures';
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
const unread = { packs: [], youthOfferEligible: '0' };

/** The value with one of its parts, at any depth, wrong or missing in each way. */
const broken = (value: unknown): readonly unknown[] => [
  ...[null, undefined, 'x', 1, {}, []],
  ...(Array.isArray(value) ? value.flatMap((each: unknown, at) => broken(each).map(wrong => value.with(at, wrong))) : []),
  ...(isRecord(value) ? Object.entries(value).flatMap(([name, each]) => broken(each).map(wrong => ({ ...value, [name]: wrong }))) : []),
];

const priced = ({ cards, operations, socialShares }: PricedOffer) => ({
  cards: cards.map(({ catalogNumber, label, price, priority, debitType, participants, sentFacts: { immediateDebit } }) => ({
    ...{ catalogNumber, label, price, priority, debitType, participants, immediateDebit },
  })),
  ...{ operations, socialShares },
});

const byCodec = async (body: unknown) => {
  const carts = new HttpCarts({
    call: (_, codec) =>
      TE.fromEither(
        pipe(
          readAnswer(codec, body),
          E.bimap(unreadable, each => each.value),
        ),
      ),
  });
  const cart = await carts.anticipate('individual', true)();
  return E.isRight(cart) ? priced(cart.right) : undefined;
};

test('XTR-17, API-02: the home page’s price reads and refuses a forecast as the journey’s codec does, whatever part of it is wrong', async () => {
  const bodies = [{ ...read, ...unread }, ...broken(read).map(wrong => (isRecord(wrong) ? { ...wrong, ...unread } : wrong))];
  expect(bodies.length).toBeGreaterThan(300);
  for (const body of bodies.map((each): unknown => JSON.parse(JSON.stringify(each ?? null)))) {
    const offer = readForecast(body);
    expect([body, offer && priced(offer)]).toEqual([body, await byCodec(body)]);
  }
  expect(readForecast(bodies[0])?.cards.map(each => [each.catalogNumber, each.price])).toEqual([
    ['10153', 5],
    ['10039', 2],
    ['10497', 3],
  ]);
});
