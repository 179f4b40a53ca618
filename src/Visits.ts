import type { Container } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Beginning } from '@ui/journey/ClosableVisit';
import { openVisit, type OpenVisit } from './visit';

/** The visits of a page, one after the other. Observable. */
export class Visits {
  /** Which one it is: React's tree is keyed by it, so that nothing shown outlives its visit. */
  number = 1;
  current: OpenVisit;

  /** `arrive`: puts the next visit's beginning into the address bar, in the place of what the last one left there. */
  constructor(
    private readonly page: Container,
    private readonly arrive: (at: Beginning) => void,
  ) {
    this.current = openVisit(page, at => this.next(at));
    makeAutoObservable<this, 'page' | 'arrive'>(this, { current: observableRef, page: false, arrive: false });
  }

  private next(at: Beginning): void {
    this.arrive(at);
    this.current = openVisit(this.page, next => this.next(next));
    this.number += 1;
  }
}
