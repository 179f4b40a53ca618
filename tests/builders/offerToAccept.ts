import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import type { FileJourney } from '@ui/journey/FileJourney';
import { OfferToAccept } from '@ui/screens/offerChange/OfferToAccept';
import { given } from '../fakes/ports';
import { clockOn, settings } from './journey';
import { cart } from './offer';

/** The offer to accept on a page of this file, whose bank answers call 4 with `carts.cart`. */
export const offerToAccept = (
  journey: FileJourney,
  carts: Pick<Carts, 'mine'> = { mine: () => given(journey.file.cart ?? cart()) },
  clock: Pick<Clock, 'today'> = clockOn('2025-10-15'),
): OfferToAccept => new OfferToAccept(journey, clock, new ReadOfferOnFile(settings(), clockOn('2025-10-15')), carts);
