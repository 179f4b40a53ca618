import { places } from '@domain/holders/prospect';
import { FAKE } from '@sandbox/states/fake';
import type { Subscription } from '@sandbox/store/documents';
import { Hostile } from './hostile';

let client: Hostile;
let dossier: Subscription;
beforeAll(async () => {
  client = await Hostile.start();
});
afterAll(() => client.stop());
beforeEach(() => {
  dossier = client.file('compInfos');
});

const save = (body: object) =>
  client.say(`/api/v1/prospect/${dossier.holder.personId}`, { method: 'PUT', token: client.holder(dossier), body });
const saved = () => client.bank.subscription(dossier.id)?.holder;

/** The body of a save with one value at its place. */
const within = (wire: readonly string[], value: unknown): object =>
  wire.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const refusedAt = async (field: string, body: object): Promise<void> => {
  const before = saved();
  expect([field, await save(body)]).toMatchObject([
    field,
    { status: 400, body: JSON.stringify({ technicalCode: 'MALFORMED', error: `malformed: ${field}` }) },
  ]);
  expect(saved()).toEqual(before);
};

describe('PER-10: the bank saves no code that is not in its list', () => {
  const coded = places.filter(({ field }) => field.kind === 'code' || field.kind === 'oneOf');
  test.each(coded.map(({ wire }) => [wire.join('.'), wire] as const))('%s', async (field, wire) => {
    for (const code of ['ZZZ', '__proto__', '[0-9]{9}']) await refusedAt(field, within(wire, code));
  });

  test.each([
    ['a profession of another category', 'occupation.profession', { occupation: { category: '1', profession: '3105' } }],
    ['a sector of another category', 'occupation.sector', { occupation: { category: '1', profession: '1101', sector: 'J62' } }],
    ['a country of a tax obligation', 'fiscalReferences.otherObligations', obliged({ country: 'ZZ', taxId: '1' })],
    ['an agency that the bank has not', 'identity.agencyId', { identity: { agencyId: '99999' } }],
    [
      'a town that is no name, of another department',
      'birth.town',
      { birth: { country: 'FR', county: '69', town: 'PARIS 1ER ARRONDISSEMENT' } },
    ],
    ['a town of another postal code', 'address.town', { address: { country: 'FR', postalCode: '69001', town: 'NANTES' } }],
  ])('%s', async (_what, field, body) => refusedAt(field, body));
});

function obliged(obligation: object): object {
  return { fiscalReferences: { frenchTaxResident: '1', otherObligations: [obligation] } };
}

describe('INF-08, INF-09, D-54: saving accepts only what creation and its pages accept', () => {
  test.each([
    ['monthlyNetIncome', -5],
    ['monthlyNetIncome', 2400.5],
    ['identity.firstname', 'Maëlle\u0000'],
    ['identity.lastname', '<b>Exemple'],
    ['identity.otherFirstnames', 'Lou2'],
    ['identity.birthname', ''],
    ['birth.birthdate', '1992-02-30'],
    ['birth.town', 'Gand<script>'],
    ['email', 'maelle@example'],
    ['address.streetNumber', 'douze'],
    ['address.streetName', 'du Lac\u0007'],
    ['address.complement', 'Bât.\u0000B'],
    ['address.complement', '<img src=x>'],
    ['address.postalCode', '69 001'],
    ['address.town', 'Lyon'],
    ['occupation.employer', 'Atelier\u0000'],
    ['occupation.employer', '<script>alert(1)</script>'],
  ])('%s: %s', async (field, value) => refusedAt(field, within(field.split('.'), value)));

  test('D-87: a tax number that is not in the form of its country', () =>
    refusedAt('fiscalReferences.otherObligations', obliged({ country: 'DE', taxId: '123' })));

  test('a field that the bank does not know is not stored', async () => {
    const family = { familySituation: { situation: 'MAR', maritalRegime: 'COM', admin: true }, role: 'adviser' };
    expect((await save(family)).status).toBe(204);
    expect(saved()?.details).toMatchObject({ familySituation: { situation: 'MAR', maritalRegime: 'COM' } });
    expect(JSON.stringify(saved())).not.toMatch(/admin|role/);
  });

  test('a creation stores what its codec names, and refuses the same values', async () => {
    client.bank.situation = { captchaTaken: FAKE.captcha };
    const create = (person: object) =>
      client.say('/api/public/states', {
        method: 'POST',
        headers: { 'x-captcha-response': FAKE.captcha },
        body: {
          workflowType: 'individual',
          selectedContracts: [],
          holder: { ...FAKE.holder, mobilePhone: '06 39 98 30 01', ...person, admin: true },
        },
      });
    const { identity } = FAKE.holder;
    for (const lastname of ['', 'Exemple\u0000', '<b>', 'a'.repeat(33)])
      expect([lastname, (await create({ identity: { ...identity, lastname } })).status]).toEqual([lastname, 400]);
    expect((await create({ identity: { ...identity, admin: true } })).status).toBe(201);
    expect(JSON.stringify(client.bank.subscriptions().at(-1))).not.toContain('admin');
    client.bank.situation = {};
  });
});
