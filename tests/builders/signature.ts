import * as E from 'fp-ts/Either';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Ceremony } from '@application/signature/Ceremony';
import { SendCode } from '@application/signature/SendCode';
import type { SignatureLevel } from '@application/Settings';
import { Watches } from '@application/watch';
import { Conclusion } from '@ui/screens/finalize/Conclusion';
import { OpeningStages } from '@ui/screens/finalize/OpeningStages';
import { CodeSender } from '@ui/screens/signature/CodeSender';
import { SignatureViewModel } from '@ui/screens/signature/SignatureViewModel';
import { FakeDossierJourney } from '../fakes/FakeDossierJourney';
import {
  effectsInARow,
  endingSettings,
  FakeRoutes,
  FakeSignatures,
  HandClock,
  HandFrames,
  HandVisibility,
  refusedWith,
  SIGNATURE,
} from './ending';

/** A file without a ceremony; once created, the ceremony stays ongoing. */
export const unsigned = (): FakeSignatures => new FakeSignatures(E.left(refusedWith('not_found', 404)), E.right('ongoing'));

/** The signature page with its fakes: a held clock, and the URLs left for. */
export const signing = (signatures = unsigned(), journey = new FakeDossierJourney('signature'), level: SignatureLevel = 'advanced') => {
  const [clock, frames, routes, settings, left] = [
    new HandClock(),
    new HandFrames(),
    new FakeRoutes(),
    endingSettings({ signature: { origin: SIGNATURE, level } }),
    [] as string[],
  ];
  clock.held = true;
  const leave = (address: string): void => void left.push(address);
  const vm = new SignatureViewModel(
    journey,
    new Ceremony(signatures, settings, effectsInARow()),
    new Watches(clock, new HandVisibility()),
    frames,
    settings,
    { leaveFor: leave, replaceWith: leave },
    new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), routes),
    new CodeSender(journey, new SendCode(signatures), clock),
    clock,
    new OpeningStages(new HandClock()),
    { answer: undefined },
  );
  return { journey, signatures, clock, frames, routes, left, vm };
};
