import { act } from 'react';
import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import { Watches } from '@application/watch';
import { VideoCheck } from '@application/liveness/VideoCheck';
import type { DossierState } from '@domain/journey/dossierState';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { FaceConsenting } from '@ui/screens/liveness/FaceConsenting';
import { LivenessFlow } from '@ui/screens/liveness/LivenessFlow';
import {
  effectsInARow,
  endingSettings,
  FakeLivenessChecks,
  HandClock,
  HandFrames,
  HandVisibility,
  MemoryFaceConsents,
} from '../builders/ending';

/** A video check with fake bank, clock and frame; `ticking`: another clock for the waits. */
export const flowBench = (journey: DossierJourney, checks = new FakeLivenessChecks(), ticking?: Clock, settings = endingSettings()) => {
  const clock = new HandClock();
  clock.held = true;
  const visibility = new HandVisibility();
  const frames = new HandFrames();
  const watches = new Watches(ticking ?? clock, visibility);
  const consenting = new FaceConsenting(journey, new MemoryFaceConsents(), settings, clock);
  const video = new VideoCheck(checks, settings, effectsInARow());
  const flow = new LivenessFlow(journey, video, watches, frames, settings, clock, consenting);
  return { flow, consenting, checks, clock, visibility, frames, watches, rounds: new ReviewRounds(journey, watches, visibility) };
};

/** The bank moves the file on while its page is shown. */
export const moveOn = (journey: { state: DossierState }, state: DossierState): void =>
  act(() => runInAction(() => void (journey.state = state)));

/** Polling rounds of a visible page. */
export const reviewRounds = (journey: DossierJourney, clock = new HandClock()): ReviewRounds =>
  new ReviewRounds(journey, new Watches(clock, new HandVisibility()), new HandVisibility());
