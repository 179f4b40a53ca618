import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrackingEvent } from '@application/observation/ports';
import type { Answers } from '@domain/journey/answers';
import type { StepName } from '@domain/journey/steps';
import { offerMessages } from '@messages/offer';
import { Journey } from '@ui/journey/Journey';
import { OfferScreen } from '@ui/screens/offer/OfferScreen';
import { OfferViewModel } from '@ui/screens/offer/OfferViewModel';
import { offerOf } from '../builders/offerModel';
import { FakeJourney } from '../fakes/FakeJourney';
import { show } from './show';

const copy = offerMessages.omc;

type Bank = Parameters<typeof offerOf>[1];

export const arrive = (step: StepName, answers: Partial<Answers>, bank: Bank = {}) => {
  const journey = new FakeJourney(step, answers);
  const { offer, asked, reported } = offerOf(journey, bank);
  const sent: TrackingEvent[] = [];
  const vm = new OfferViewModel(journey, offer, { send: event => sent.push(event) });
  show(<OfferScreen />, [Journey, journey], [OfferViewModel, vm]);
  return { journey, asked, sent, reported };
};
export const choose = async (label: string): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name: `${copy.choose}${copy.chooseWhich(label)}` });
  await userEvent.click(button as HTMLElement);
};
export const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: copy.table });
export const lineOf = (name: string): (string | null)[] => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}( note \\d)?$`) }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent);
};
export const notes = (): HTMLElement[] => within(screen.getByRole('region', { name: copy.notes.title })).getAllByRole('listitem');
export const markers = (): Set<string> =>
  new Set(screen.getAllByRole('link', { name: /^note \d$/ }).map(link => link.getAttribute('href') ?? ''));
