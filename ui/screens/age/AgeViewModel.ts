import { action, makeObservable, observableRef } from 'mobx';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Journey } from '@ui/journey/Journey';
import { AgeAnswer } from './AgeAnswer';
import { firstCardOf } from './firstCard';

/** MobX version of the answer. It lists its observables: `makeAutoObservable` refuses subclasses. */
export class AgeViewModel extends AgeAnswer {
  constructor(
    journey: Journey,
    carts: Pick<Carts, 'anticipate'>,
    settings: Pick<Settings, 'brand' | 'offers'>,
    clock: Pick<Clock, 'today'>,
  ) {
    super(journey, firstCardOf(carts, settings, clock));
    makeObservable(this, {
      bands: observableRef,
      attempt: observableRef,
      firstCard: observableRef,
      enter: action,
      choose: action,
      submit: action,
      learn: action,
    });
  }
}
