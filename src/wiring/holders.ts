import { ContainerModule } from 'inversify';
import { Effects } from '@application/effects';
import { AnswerStore, EffectStore, SessionStore } from '@application/session/ports';
import { Captcha, Subscriptions } from '@application/subscription/ports';
import { Clock, Randomness } from '@application/browser/ports';
import { CreateSubscription } from '@application/subscription/CreateSubscription';
import { Journey } from '@ui/journey/Journey';
import { Routes } from '@ui/journey/Routes';
import { Startup } from '@ui/journey/Startup';
import { ApplicantDetailsViewModel } from '@ui/screens/applicantDetails/ApplicantDetailsViewModel';
import { UsedMobile } from '@ui/screens/applicantDetails/UsedMobile';
import { make } from './make';

export const holders = new ContainerModule(({ bind }) => {
  bind(Effects).toResolvedValue(make(Effects), [EffectStore, Randomness]);
  bind(CreateSubscription).toResolvedValue(make(CreateSubscription), [
    Subscriptions,
    Captcha,
    AnswerStore,
    SessionStore,
    Randomness,
    Clock,
    Effects,
  ]);
  bind(UsedMobile).toResolvedValue(make(UsedMobile));
  bind(ApplicantDetailsViewModel)
    .toResolvedValue(make(ApplicantDetailsViewModel), [Journey, CreateSubscription, Clock, Routes, UsedMobile, Startup])
    .inTransientScope();
});
