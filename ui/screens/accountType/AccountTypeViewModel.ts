import { action, makeObservable, observableRef } from 'mobx';
import type { Settings } from '@application/Settings';
import type { Journey } from '@ui/journey/Journey';
import { AccountTypeAnswer } from './AccountTypeAnswer';

/** MobX version of the answer. It lists its observables: `makeAutoObservable` refuses subclasses. */
export class AccountTypeViewModel extends AccountTypeAnswer {
  constructor(journey: Journey, settings: Pick<Settings, 'mode' | 'jointAccount'>) {
    super(journey, settings);
    makeObservable(this, {
      chosen: observableRef,
      attempt: observableRef,
      appointmentOffered: observableRef,
      choose: action,
      submit: action,
      closeAppointment: action,
      chooseIndividual: action,
    });
  }
}
