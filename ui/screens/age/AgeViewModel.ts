import { action, makeObservable, observableRef } from 'mobx';
import type { Carts } from '@application/ports/Carts';
import type { Journey } from '@ui/journey/Journey';
import { AgeAnswer } from './AgeAnswer';
import { firstCardOf } from './firstCard';

/** MobX version of the answer. It lists its observables: `makeAutoObservable` refuses subclasses. */
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
