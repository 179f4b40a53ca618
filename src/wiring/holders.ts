import { ContainerModule } from 'inversify';
import { Effects } from '@application/effects';
import { AnswerStore } from '@application/ports/AnswerStore';
import { Captcha } from '@application/ports/Captcha';
import { Clock } from '@application/ports/Clock';
import { EffectStore } from '@application/ports/EffectStore';
import { Randomness } from '@application/ports/Randomness';
import { SessionStore } from '@application/ports/SessionStore';
import { Subscriptions } from '@application/ports/Subscriptions';
import { CreateSubscription } from '@application/subscription/CreateSubscription';
import { Journey } from '@ui/journey/Journey';
import { Routes } from '@ui/journey/Routes';
import { Startup } from '@ui/journey/Startup';
import { InformationViewModel } from '@ui/screens/information/InformationViewModel';
import { UsedMobile } from '@ui/screens/information/UsedMobile';
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
  bind(InformationViewModel)
    .toResolvedValue(make(InformationViewModel), [Journey, CreateSubscription, Clock, Routes, UsedMobile, Startup])
    .inTransientScope();
});
