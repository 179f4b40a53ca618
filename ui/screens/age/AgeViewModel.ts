import { action, makeObservable, observableRef } from 'mobx';
import type { Carts } from '@application/ports/Carts';
import type { Journey } from '@ui/journey/Journey';
import { AgeAnswer } from './AgeAnswer';
import { firstCardOf } from './firstCard';

/** As the whole journey watches it; a class that stands on another names what is watched. */
export class AgeViewModel extends AgeAnswer {
  constructor(journey: Journey, carts: Pick<Carts, 'anticipate'>) {
    super(journey, firstCardOf(carts));
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
