import type { MarketingPolicy } from '@domain/session/marketing';
import { Settings } from '@application/Settings';
import { act } from 'react';
import * as TE from 'fp-ts/TaskEither';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { Lists } from '@application/referentials/Lists';
import { SendCode } from '@application/signature/SendCode';
import { CompareProofs } from '@application/summary/CompareProofs';
import { DescribePerson } from '@application/summary/DescribePerson';
import { person, taxPart } from '@contracts/support/person';
import type { Prospect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { OtherHolderPolicy } from '@domain/journey/otherHolder';
import type { Participant } from '@domain/kernel/words';
import { catalogue } from '@domain/offer/contracts';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ClientDossierScreen } from '@ui/screens/clientDossier/ClientDossierScreen';
import { ClientDossierViewModel } from '@ui/screens/clientDossier/ClientDossierViewModel';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { OfferCorrection } from '@ui/screens/summary/OfferCorrection';
import { ProofComparison } from '@ui/screens/summary/ProofComparison';
import { SummaryScreen } from '@ui/screens/summary/SummaryScreen';
import { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { OpeningScreen } from '@ui/screens/welcome/OpeningScreen';
import { OpeningViewModel } from '@ui/screens/welcome/OpeningViewModel';
import { FakeSignatures, settled, unreachable } from '../builders/ending';
import { clockOn, settings } from '../builders/journey';
import { cart, chosenCard } from '../builders/offer';
import { offerToAccept } from '../builders/offerToAccept';
import { onFile } from '../builders/proofs';
import { FakeDossierJourney, ofTwo } from '../fakes/FakeDossierJourney';
import { MemoryErrorReporter } from '../fakes/MemoryErrorReporter';
import { MemoryCarts, failing, given } from '../fakes/ports';
import { MemoryReferentials } from '../fakes/referentials';
import { show } from './show';
import { TaxCertification } from '@ui/screens/taxResidence/TaxCertification';

/** Who reads the recap: the client, a co-holder in a session of their own, the adviser. */
export const recapReaders = ['client', 'coHolder', 'adviser'] as const;
export type RecapReader = (typeof recapReaders)[number];

/** A person with every answer, in codes that `MemoryReferentials` lists. */
export const recapPerson: Prospect = {
  ...person,
  birth: { ...person.birth, nationality: '131', country: 'FR', county: '69', town: 'LYON' },
  family: { situation: '1', maritalRegime: '2' },
  address: { ...person.address, streetType: 'RUE', country: 'FR', housing: '1' },
  occupation: { category: '3', profession: '3105', employer: 'Atelier Exemple', sector: 'S1' },
  wealth: 'W1',
  fiscal: taxPart({ obligations: [{ country: 'BE', taxId: '12345678901' }] }),
};

interface Given {
  readonly bank?: MemoryReferentials;
  readonly of?: Prospect;
  readonly state?: Partial<DossierState>;
  /** The agency's details do not load. */
  readonly agencyFails?: boolean;
  /** The co-holder's first step, on the device that both share. D-43 */
  readonly step?: 'coHolderSummary';
  /** The signed-in person, where it is not the reader's own. D-123 */
  readonly connected?: Participant;
  readonly otherHolder?: OtherHolderPolicy;
  readonly marketing?: MarketingPolicy;
}

/** Opens the recap of a reader, with everything loaded but what the test has made fail. */
export const openRecap = async (reader: RecapReader, asked: Given = {}) => {
  const {
    bank = new MemoryReferentials(),
    of = recapPerson,
    state,
    agencyFails = false,
    step = 'summary',
    otherHolder = 'reduced',
    marketing = 'together',
  } = asked;
  const coHolder = reader === 'coHolder';
  const journey = new FakeDossierJourney(coHolder ? 'coHolderSignature' : step, {
    prospect: of,
    state: {
      ...(coHolder || step !== 'summary' ? ofTwo : {}),
      mode: reader === 'adviser' ? 'mdc' : 'omc',
      proofs: [onFile({ rank: '1' })],
      ...state,
    },
  });
  if (reader === 'adviser') journey.steps.mode = 'mdc';
  journey.connected = asked.connected ?? (coHolder ? 'COT' : 'TIT');
  journey.dossier.keepCart(
    cart({ selection: [{ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'STAN' }, chosenCard('COT', catalogue.NONE)] }),
  );
  const calls: string[] = [];
  /** The proofs whose content the bank was asked for: the person and the rank. */
  const asks: string[] = [];
  const signatures = new FakeSignatures();
  signatures.prepare = () => TE.fromIO(() => void calls.push('prepare'));
  const agencies = {
    fails: agencyFails,
    byId: (id: string) => () => (agencies.fails ? failing(unreachable) : given({ id, name: 'Nantes Centre', address: '2 quai Exemple' }))(),
  };
  const reporter = new MemoryErrorReporter();
  const describePerson = new DescribePerson(new Lists(bank), bank, reporter, settings());
  const offer = offerToAccept(journey);
  const email = new EmailCorrection(journey, new SendCode(signatures));
  const read = (personId: string, rank: string) => (asks.push(`${personId} ${rank}`), failing(unreachable));
  const comparison = new ProofComparison(journey, new CompareProofs({ outcome: read } as never));
  const certification = new TaxCertification(journey, { now: () => '2025-10-15T10:05:00+02:00' });
  const recap = new SummaryViewModel(
    journey,
    offer,
    describePerson,
    agencies as never,
    signatures,
    new OfferCorrection(journey, new ReadOfferOnDossier(settings(), clockOn('2025-10-15')), new MemoryCarts()),
    email,
    comparison,
    { otherHolder },
    certification,
  );
  const opening = new OpeningViewModel(journey, describePerson, signatures, offer, email, certification);
  const dossier = new ClientDossierViewModel(journey, recap, signatures);
  const page = { client: <SummaryScreen />, coHolder: <OpeningScreen onConfirm={() => undefined} />, adviser: <ClientDossierScreen /> }[
    reader
  ];
  show(
    page,
    [Settings, settings({ marketing })],
    [SummaryViewModel, recap],
    [OpeningViewModel, opening],
    [ClientDossierViewModel, dossier],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  await act(settled);
  return { journey, bank, reporter, agencies, calls, asks, recap, opening, dossier };
};
