import * as t from 'io-ts';
import type { TrackedPages } from '@application/observation/ports';
import { pageNames } from '@domain/journey/table';
import type { PageName } from '@domain/journey/steps';
import type { ShownPage } from '@domain/journey/trackingOrder';
import { Step } from './TabAnswerStore';
import type { TabStorage } from './tabStorage';

export const TOLD = 'omc.told';

const isPageName = (value: unknown): value is PageName => pageNames.some(name => name === value);
const Page = new t.Type<PageName>(
  'PageName',
  isPageName,
  (value, context) => (isPageName(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
const ToldOfDossier = t.type({ holderId: t.string, step: Step, page: Page });

/** Stores the page for the tab over a reload and a return from a provider, until the session ends. OBS-03, X10 */
export class TabTrackedPages implements TrackedPages {
  constructor(private readonly storage: TabStorage) {}

  last(holderId: string): ShownPage | undefined {
    const stored = this.storage.read(TOLD, ToldOfDossier);
    return stored?.holderId === holderId ? { step: stored.step, page: stored.page } : undefined;
  }

  keep(holderId: string, { step, page }: ShownPage): void {
    this.storage.write(TOLD, { holderId, step, page });
  }
}
