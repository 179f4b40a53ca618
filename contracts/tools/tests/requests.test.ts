import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { callOf, calls } from '@contracts/calls';
import { requestSchemas } from '@contracts/requests';
import { noTaxIdReasons } from '@domain/holders/fields';
import { blankProspect, type ProspectPart } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { hurried } from '@contracts/support/hurried';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import { misfitsOf } from '../bodies';
import { interactionsOf, readPacts } from '../read';

/** A BankApi that keeps the last request instead of sending it. */
class Kept extends BankApi {
  last: Call | undefined;
  constructor() {
    const nothing = () => undefined;
    super({ baseUrl: '', clientId: '', timeoutMs: 0 }, { session: nothing, lose: nothing }, { report: nothing }, hurried);
  }
  override call(request: Call) {
    this.last = request;
    return TE.left({ kind: 'unreachable' }) as never;
  }
}

/** The problems of the body that an adapter sends, after serialisation. */
const sent = async (ask: (api: BankApi) => () => Promise<unknown>): Promise<readonly string[]> => {
  const api = new Kept();
  await ask(api)();
  const call = api.last && callOf(api.last);
  return call ? misfitsOf(call, JSON.parse(JSON.stringify(api.last?.body ?? {}))) : ['no such call'];
};

const maybe = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined });
const words = fc.string({ maxLength: 40 });
const civility = fc.constantFrom('MME', 'MR');
const birthdate = fc.constantFrom('1992-03-27', '2007-01-01', '1931-12-31');
const all = (names: readonly string[]) => fc.record(Object.fromEntries(names.map(name => [name, maybe(words)])));

const part: fc.Arbitrary<ProspectPart> = fc.record(
  {
    identity: fc.tuple(all(Object.keys(blankProspect.identity)), maybe(civility)).map(([rest, one]) => ({ ...rest, civility: one })),
    birth: fc.tuple(all(Object.keys(blankProspect.birth)), maybe(birthdate)).map(([rest, one]) => ({ ...rest, birthdate: one })),
    email: fc.constantFrom('lou@example.fr', 'l.o-u+1@example.org'),
    mobile: words,
    family: all(Object.keys(blankProspect.family)),
    address: all(Object.keys(blankProspect.address)),
    occupation: all(Object.keys(blankProspect.occupation)),
    monthlyNetIncome: fc.nat(),
    wealth: words,
    fiscal: fc.record({
      frenchTaxResident: maybe(fc.boolean()),
      obligations: fc.array(fc.record({ country: words, taxId: maybe(words), noTaxId: maybe(fc.constantFrom(...noTaxIdReasons)) })),
    }),
  },
  { requiredKeys: [] },
) as never;

const applicant = fc.record({
  civility,
  lastName: words,
  birthName: words,
  firstName: maybe(words),
  otherFirstNames: maybe(words),
  birthdate,
  email: fc.constant('lou@example.fr'),
  mobile: fc.constantFrom('06 39 98 00 01', '07 39 98 00 02'),
  marketing: fc.boolean(),
});

const contract = fc.record(
  {
    catalogNumber: fc.constantFrom(...Object.values(catalogue)),
    type: fc.constantFrom('CARDS', 'INSURANCE', 'OVERDRAFT', 'CHECKING_ACCOUNT'),
    participants: fc.constantFrom(['TIT'], ['COT'], ['TIT', 'COT']),
    amount: fc.nat(),
    deliveryMode: fc.constantFrom('AGEN', 'STAN', 'EXPR'),
  },
  { requiredKeys: ['catalogNumber', 'type', 'participants'] },
);

describe('API-01: what is sent is as the description of the calls says', () => {
  test('every call that carries a body has its description, and no other', () => {
    const carrying = calls.filter(({ method }) => method !== 'GET').map(({ number }) => number);
    expect(Object.keys(requestSchemas).sort()).toEqual(carrying.sort());
  });

  test.each(readPacts())('every body of the contract with $provider', pact => {
    const wrong = interactionsOf([pact]).flatMap(({ call, interaction: { request } }) =>
      call ? misfitsOf(call, request.body?.content) : ['no such call'],
    );
    expect(wrong).toEqual([]);
  });

  test('any part of any person: unmarried, born abroad, without employer, street number or other first names', () =>
    fc.assert(fc.asyncProperty(part, async given => expect(await sent(api => new HttpProspects(api).save('1', given))).toEqual([]))));

  test('any creation, of one person or two, by an adviser or not', () =>
    fc.assert(
      fc.asyncProperty(applicant, maybe(applicant), fc.array(contract), maybe(words), async (holder, coHolder, selection, captcha) => {
        const given = { workflow: coHolder ? 'joint' : 'individual', holder, coHolder, selection, captcha, idempotencyKey: 'key' };
        expect(await sent(api => new HttpSubscriptions(api).create(given as never))).toEqual([]);
      }),
    ));

  test('any choice of contracts', () =>
    fc.assert(
      fc.asyncProperty(fc.array(contract), async chosen => expect(await sent(api => new HttpCarts(api).save(chosen as never))).toEqual([])),
    ));

  test.each([
    ['30', { address: { street: 'du Lac' } }],
    ['30', { fiscalReferences: { frenchTaxResident: true, otherObligations: [] } }],
    ['30', { birth: { birthdate: '27/03/1992' } }],
    ['12', { participant: 'holder' }],
    ['7', { docRank: 1 }],
    ['47', { state: 'nowhere' }],
    ['26', 'grant_type=password&client_id=omc-01'],
    ['40', { now: true }],
  ])('call %s would be refused with %j', (number, body) => {
    const call = calls.find(each => each.number === number);
    expect(call && misfitsOf(call, body)).not.toEqual([]);
  });
});
