import * as t from 'io-ts';
import type { FaceConsent, FaceConsents } from '@application/liveness/ports';
import type { TabStorage } from './tabStorage';

const FACE = 'omc.face';

const Consents = t.record(t.string, t.type({ givenAt: t.string, provider: t.string, keptFor: t.number }));

/** Stores the consents for the tab over a reload, until the visit ends. XTR-70, X10 */
export class TabFaceConsents implements FaceConsents {
  constructor(private readonly storage: TabStorage) {}

  of(person: string): FaceConsent | undefined {
    return this.all()[person];
  }

  keep(person: string, consent: FaceConsent): void {
    this.storage.write(FACE, { ...this.all(), [person]: consent });
  }

  withdraw(person: string): void {
    const { [person]: withdrawn, ...others } = this.all();
    if (withdrawn) this.storage.write(FACE, others);
  }

  private all(): Readonly<Record<string, FaceConsent>> {
    return this.storage.read(FACE, Consents) ?? {};
  }
}
