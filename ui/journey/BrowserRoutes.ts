import type { NavigateFunction } from 'react-router-dom';
import type { Destination } from '@domain/errors/destination';
import { taskId } from '@domain/journey/steps';
import { routeSignature } from '@domain/journey/signatureRoute';
import type { DestinationName } from '@application/Settings';
import { observed } from '@ui/mvvm/observed';
import { pageAddress } from './addresses';
import type { Routes } from './Routes';
import type { StepEntry, StepHistory } from './StepHistory';

const isStepEntry = (state: unknown): state is StepEntry => typeof state === 'object' && state !== null && 'step' in state;

/** The video check and the signature have a URL of their own, except in an adviser's file. RTE-02, D-38 */
const addressOf = ({ step, adviser = false }: StepEntry): string =>
  routeSignature.decide({ authenticated: true, taskId: taskId.is(step) ? step : null, isInitBo: adviser ? '1' : '0' });

/** Navigation for screens and view-models: the shell attaches the router's `navigate` once. */
export class BrowserRoutes implements Routes, StepHistory {
  entry: StepEntry | undefined = undefined;
  private navigate: NavigateFunction | undefined = undefined;

  constructor() {
    observed(this);
  }

  /** Returns the detach function. */
  attach(navigate: NavigateFunction): () => void {
    this.navigate = navigate;
    return this.detach;
  }

  /** The session scope has ended: later calls navigate nowhere. */
  detach(): void {
    this.navigate = undefined;
  }

  /** Stores the state of the current history entry. */
  arrived(state: unknown): void {
    this.entry = isStepEntry(state) ? state : undefined;
  }

  push(entry: StepEntry): void {
    void this.navigate?.(addressOf(entry), { state: entry });
  }

  replace(entry: StepEntry): void {
    void this.navigate?.(addressOf(entry), { state: entry, replace: true });
  }

  back(): void {
    void this.navigate?.(-1);
  }

  forward(): void {
    void this.navigate?.(1);
  }

  toWithdrawal(): void {
    void this.navigate?.('/renoncer', { replace: true });
  }

  toMain(): void {
    void this.navigate?.('/main');
  }

  toSignature(): void {
    void this.navigate?.('/signature');
  }

  toRedirect(name: DestinationName): void {
    void this.navigate?.(`/redirect?vers=${name}`);
  }

  to(destination: Destination): void {
    void this.navigate?.(pageAddress(destination), { replace: true });
  }
}
