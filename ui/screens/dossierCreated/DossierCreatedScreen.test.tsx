import { screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { catalogue } from '@domain/offer/contracts';
import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { Cart } from '@domain/offer/cart';
import type { Agency } from '@domain/referentials/entries';
import { dossierCreatedMessages as copy } from '@messages/dossierCreated';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { settled } from '@tests/builders/ending';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { DossierCreatedScreen } from './DossierCreatedScreen';
import { DossierCreatedViewModel } from './DossierCreatedViewModel';

const agency: Agency = {
  id: 'A-1',
  name: 'Nantes Centre',
  address: undefined,
  position: undefined,
  hours: {},
  councilHours: undefined,
  contacts: [],
};
const anna = { identity: { ...blankProspect.identity, firstName: 'Anna', lastName: 'Exemple', agencyId: agency.id } };

const arrive = async (state: Partial<DossierState> = {}, known: Cart | undefined = undefined) => {
  const journey = new FakeDossierJourney('welcome', { state: { mode: 'mdc', ...state }, prospect: anna });
  journey.steps.mode = 'mdc';
  journey.dossier.cart = known;
  const read: string[] = [];
  const agencies = { byId: (id: string) => () => Promise.resolve(E.right((read.push(id), agency))) };
  const vm = new DossierCreatedViewModel(journey, agencies);
  show(<DossierCreatedScreen />, [DossierCreatedViewModel, vm], [DossierJourney, journey], [Dialogs, {}]);
  await act(settled);
  return { read };
};
const fact = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;

describe('ADV-02, D-24: the adviser’s end, the client file is created', () => {
  test('the file, the account, the agency and whose they are', async () => {
    const { read } = await arrive({ accountNumber: '00012345678' });
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeInTheDocument();
    expect(fact(copy.facts.holders.one)).toBe('Anna Exemple');
    expect(fact(copy.facts.file)).toBe('10000001');
    expect(fact(copy.facts.account)).toBe('00012345678');
    expect(fact(copy.facts.agency)).toBe(agency.name);
    expect(read).toEqual([agency.id]);
  });

  test('an account whose number is not told yet has no line', async () => {
    await arrive();
    expect(screen.queryByText(copy.facts.account)).not.toBeInTheDocument();
  });

  test('joint: both of them', async () => {
    await arrive({ workflow: 'joint' });
    expect(fact(copy.facts.holders.two)).toBe('Anna Exemple, Gaëtan Spécimen');
    expect(screen.getByText(plain(copy.lead('Anna Exemple et Gaëtan Spécimen')))).toBeInTheDocument();
  });

  test('what the client receives: the mail, the documents, and the card as it was chosen', async () => {
    await arrive({}, cart({ selection: [{ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'EXPR' }] }));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(3);
    expect(items[0]).toBe(copy.receives.mail);
    expect(items[1]).toContain('livraison express');
    expect(items[2]).toBe(copy.receives.documents);
  });

  test('without a card it says so, and nothing is left to do here', async () => {
    await arrive({}, cart({ selection: [] }));
    expect(screen.getByText(plain(copy.receives.noCard))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(plain(copy.next))).toBeInTheDocument();
  });
});
