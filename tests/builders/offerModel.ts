import * as TE from 'fp-ts/TaskEither';
import { LoadOffer } from '@application/offer/LoadOffer';
import type { ErrorReport } from '@application/observation/ports';
import type { Carts } from '@application/offer/ports';
import type { Settings } from '@application/Settings';
import type { Day } from '@domain/kernel/day';
import { OfferModel } from '@ui/journey/OfferModel';
import type { FakeJourney } from '../fakes/FakeJourney';
import { clockOn, settings } from './journey';
import { cart } from './offer';

interface Bank {
  readonly forecast?: Carts['forecast'];
  readonly today?: Day;
  readonly configuration?: Partial<Settings>;
}

/** An OfferModel; by default the bank offers three cards and the promotions are in force. */
export const offerOf = (journey: FakeJourney, { forecast = () => TE.right(cart()), today = '2025-06-01', configuration }: Bank = {}) => {
  const asked = jest.fn(forecast);
  const carts = { forecast: asked } as unknown as Carts;
  const reported: ErrorReport[] = [];
  const load = new LoadOffer(carts, { report: report => void reported.push(report) });
  return { offer: new OfferModel(load, journey, settings(configuration), clockOn(today)), asked, reported };
};
