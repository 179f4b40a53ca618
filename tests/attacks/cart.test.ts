import { catalogue } from '@domain/offer/contracts';
import { FAKE } from '@sandbox/states/fake';
import type { Subscription } from '@sandbox/store/documents';
import { Hostile } from './hostile';

let client: Hostile;
beforeAll(async () => {
  client = await Hostile.start();
});
afterAll(() => client.stop());

const of = (...who: readonly string[]) => who.map(participationType => ({ participationType }));
const card = { catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: of('TIT') };
const overdraft = { catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: of('TIT'), amount: 200 };
const insurance = { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: of('TIT') };
const account = { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: of('TIT') };

const save = (dossier: Subscription, body: object) =>
  client.say('/api/v1/cart/me', { method: 'PATCH', token: client.holder(dossier), body });

type Workflow = 'individual' | 'joint';
const contract = (what: object, workflow: Workflow = 'individual') => [workflow, { selectedContracts: [what] }] as const;
const contracts = (what: readonly object[], workflow: Workflow = 'individual') => [workflow, { selectedContracts: what }] as const;
const price = (confirmedPrice: unknown) => ['individual', { selectedContracts: [card], confirmedPrice }] as const;

const attacks: readonly (readonly [what: string, attack: readonly [Workflow, object]])[] = [
  ['a card of nobody', contract({ ...card, participants: [] })],
  ['a card of the same person twice', contract({ ...card, participants: of('TIT', 'TIT') })],
  ['a co-holder’s card in an individual account', contract({ ...card, participants: of('COT') })],
  ['a card that calls itself an insurance', contract({ ...card, type: 'INSURANCE' })],
  ['an insurance that calls itself a card', contract({ ...insurance, type: 'CARDS' })],
  ['a price of the caller’s own', contract({ ...card, pricing: { amount: 0 } })],
  ['a price inside a participant', contract({ ...card, participants: [{ participationType: 'TIT', amount: 0 }] })],
  ['a field beside the contracts', ['individual', { selectedContracts: [card], pricing: { amount: { value: 0 } } }]],
  ['the holder without a card', contract({ ...card, catalogNumber: catalogue.NONE })],
  ['two cards of one person', contracts([card, { ...card, catalogNumber: catalogue.GOLD_MASTERCARD }])],
  ['the insurance for the co-holder', contract({ ...insurance, participants: of('COT') }, 'joint')],
  ['two insurances', contracts([insurance, insurance])],
  ['an overdraft of a million', contract({ ...overdraft, amount: 1_000_000 })],
  ['a negative overdraft', contract({ ...overdraft, amount: -200 })],
  ['both overdrafts', contracts([overdraft, { ...overdraft, catalogNumber: catalogue.OVERDRAFT_MINUS_26 }])],
  ['an amount of a card', contract({ ...card, amount: 200 })],
  ['a delivery of an account', contract({ ...account, deliveryMode: 'EXPR' })],
  ['a delivery of no card', contract({ ...card, catalogNumber: catalogue.NONE, participants: of('COT'), deliveryMode: 'EXPR' }, 'joint')],
  ['a contract that nobody knows', contract({ ...card, catalogNumber: '99999' })],
  ['a name of every object as a number', contract({ ...card, catalogNumber: 'constructor' })],
  ['a negative confirmed price', price({ promoted: -1, afterwards: 3.7 })],
  ['a confirmed price for half a month', price({ promoted: 0, afterwards: 3.7, months: 0.5 })],
  ['a confirmed price with more in it', price({ promoted: 0, afterwards: 3.7, charged: 0 })],
];

test.each(attacks)('OPT-04, X13: the cart refuses %s, and the file stays as it was', async (_what, [workflow, body]) => {
  const dossier = client.file('compInfos', workflow);
  expect([400, 422]).toContain((await save(dossier, body)).status);
  expect(client.bank.subscription(dossier.id)).toEqual(dossier);
});

test.each<[Workflow, readonly object[]]>([
  ['individual', [account, { ...card, deliveryMode: 'EXPR' }, overdraft, insurance]],
  [
    'joint',
    [
      { ...card, deliveryMode: 'AGEN' },
      { ...card, participants: of('COT') },
      { ...overdraft, participants: of('TIT', 'COT') },
    ],
  ],
  ['joint', [card, { ...card, catalogNumber: catalogue.NONE, participants: of('COT') }, insurance]],
])('OPT-04: what the journey offers is stored as it was sent (%s)', async (workflow, selectedContracts) => {
  const dossier = client.file('compInfos', workflow);
  expect((await save(dossier, { selectedContracts })).status).toBe(200);
  expect(client.bank.subscription(dossier.id)?.selectedContracts).toEqual(selectedContracts);
});

test('OPT-04: a creation accepts no other contracts than the cart', async () => {
  const before = client.bank.subscriptions().length;
  const body = { workflowType: 'individual', selectedContracts: [{ ...card, participants: of('COT') }], holder: FAKE.holder };
  const { status } = await client.say('/api/public/states', { method: 'POST', token: client.adviser(), body });
  expect([[400, 422].includes(status), client.bank.subscriptions().length]).toEqual([true, before]);
});
