import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { Cart } from '@domain/offer/cart';
import type { DossierState } from '@domain/journey/dossierState';
import type { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { FakeSignatures, unreachable } from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { offerToAccept } from '@tests/builders/offerToAccept';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { given } from '@tests/fakes/ports';
import { ClientDossierViewModel } from './ClientDossierViewModel';

const at = (
  step: 'summary' | 'coHolderSummary',
  state: Partial<DossierState> = {},
  prepared: E.Either<Failure, void> = E.right(undefined),
  next: Cart = cart(),
) => {
  const journey = new FakeDossierJourney(step, { state: { mode: 'mdc', ...state } });
  journey.steps.mode = 'mdc';
  const signatures = new FakeSignatures();
  let handed = 0;
  signatures.prepare = () => () => {
    handed += 1;
    return Promise.resolve(prepared);
  };
  journey.dossier.keepCart(cart());
  const offer = offerToAccept(journey, { mine: () => given(next) });
  const recap = { offerToAccept: offer, shown: true, owing: [] } as unknown as SummaryViewModel;
  return { journey, offer, dossier: new ClientDossierViewModel(journey, recap, signatures), handed: () => handed };
};

describe('ADV-02, D-23, D-47: the client file recap', () => {
  test('handing over prepares the signature, then the task is done; no terms are accepted', async () => {
    const { journey, dossier, handed } = at('summary');
    await dossier.submit();
    expect([dossier.last, handed(), journey.moves]).toEqual([true, 1, ['finish']]);
  });

  test('joint: the holder’s recap leads to the co-holder’s, which hands over', async () => {
    const first = at('summary', { workflow: 'joint' });
    await first.dossier.submit();
    expect([first.dossier.last, first.handed(), first.journey.moves]).toEqual([false, 0, ['finish']]);
    const second = at('coHolderSummary', { workflow: 'joint' });
    await second.dossier.submit();
    expect([second.dossier.last, second.handed()]).toEqual([true, 1]);
  });

  test('a preparation that fails leaves the task undone, and may be tried again', async () => {
    const { journey, dossier } = at('summary', {}, E.left(unreachable));
    await dossier.submit();
    expect([journey.moves, journey.failures, dossier.handing.busy]).toEqual([[], [unreachable], false]);
  });

  test('D-106: an offer that changed since the adviser read it is not handed over at the first press', async () => {
    const { journey, dossier, offer, handed } = at('summary', {}, undefined, cart({ socialShares: 20 }));
    await dossier.submit();
    expect([offer.pressAgain, handed(), journey.moves]).toEqual([true, 0, []]);
    await dossier.submit();
    expect([handed(), journey.moves]).toEqual([1, ['finish']]);
  });

  test('ADV-03: who reported an error, and in which lines', () => {
    const both = holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined } });
    expect(at('summary', { workflow: 'joint', participants: both }).dossier.reports).toEqual([]);
    const TIT = { customerExternalId: 'EXT-1', livenessId: undefined, done: ['errorReported'] } as const;
    expect(at('summary', { participants: holders({ TIT }) }).dossier.reports).toEqual([{ name: '', lines: [] }]);
    const reported = { lines: ['address'], comment: 'J’ai déménagé.' } as const;
    const { dossier } = at('summary', { participants: holders({ TIT: { ...TIT, reported } }) });
    expect(dossier.reports).toEqual([{ name: '', ...reported }]);
  });
});
