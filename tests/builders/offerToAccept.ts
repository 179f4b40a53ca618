import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OfferToAccept } from '@ui/screens/offerChange/OfferToAccept';
import { given } from '../fakes/ports';
import { clockOn, settings } from './journey';
import { cart } from './offer';

/** The offer to accept on a page of this file, whose bank answers call 4 with `carts.cart`. */
export const offerToAccept = (
  journey: DossierJourney,
  carts: Pick<Carts, 'mine'> = { mine: () => given(journey.dossier.cart ?? cart()) },
  clock: Pick<Clock, 'today'> = clockOn('2025-10-15'),
): OfferToAccept => new OfferToAccept(journey, clock, new ReadOfferOnDossier(settings(), clockOn('2025-10-15')), carts);
