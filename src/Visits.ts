import type { Container } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Beginning } from '@ui/journey/ClosableVisit';
import { openVisit, type OpenVisit } from './visit';

/** The visits of a page, one after the other. Observable. */
export class Visits {
  /** The number of the visit: React uses it as key, so that every component unmounts with its visit. */
  number = 1;
  current: OpenVisit;

  /** `arrive`: replaces the last visit's address with the start of the next visit. */
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
