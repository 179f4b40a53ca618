import { interactionsOf, isRefused, readPacts } from '../read';
import { Sandboxed } from '../sandboxed';
import { differencesFrom } from './compare';

/** Other people than those of the contracts, within what the states say of them: other names, regime, tax countries, income, wallet. */
jest.mock('@sandbox/states/fake', () => {
  const { FAKE, ...rest } = jest.requireActual<typeof import('@sandbox/states/fake')>('@sandbox/states/fake');
  const identity = { civility: 'MME', firstname: 'Anaïs-Zoé', lastname: 'D’Aubigné Spécimen', birthname: 'Témoin' };
  const holder = {
    ...FAKE.holder,
    identity,
    birth: { birthdate: '1988-02-29' },
    email: 'anais@example.org',
    mobilePhone: '07 39 98 00 07',
  };
  return {
    ...rest,
    FAKE: {
      ...FAKE,
      holder,
      coHolder: {
        ...holder,
        identity: { ...identity, civility: 'MR', firstname: 'Gaëtan' },
        email: 'gaetan@example.org',
        mobilePhone: '07 39 98 00 08',
      },
      details: {
        ...FAKE.details,
        familySituation: { situation: 'MAR', maritalRegime: 'SEP' },
        fiscalReferences: {
          frenchTaxResident: '1',
          otherObligations: [
            { country: 'SN', noTaxId: 'NOT_ISSUED' },
            { country: 'BE', taxId: '85073003328' },
          ],
          usPerson: '0',
          certifiedAt: '2025-09-30T18:05:00+02:00',
        },
        monthlyNetIncome: 1_850.5,
        wealth: 'C',
      },
      identity: {
        ...FAKE.identity,
        familyName: 'D’Aubigné Spécimen',
        givenName: 'Anaïs-Zoé',
        nationalities: ['BE', 'FR'],
        issuingCountry: 'BE',
      },
    },
  };
});

const sandbox = new Sandboxed();
afterAll(() => sandbox.close());

const told = interactionsOf(readPacts()).filter(
  ({ provider, interaction }) => ['person', 'state', 'exchange'].includes(provider) && !isRefused(interaction),
);

test('XTR-25: a provider whose states have other people honours the contracts too', async () => {
  const wrong: unknown[] = [];
  for (const entry of told) {
    const { body, status } = await sandbox.answer(entry);
    const differences = status === entry.interaction.response.status ? differencesFrom(entry.interaction.response, body) : [String(status)];
    if (differences.length > 0) wrong.push([entry.provider, entry.interaction.description, differences]);
  }
  expect(wrong).toEqual([]);
}, 120_000);
