import * as t from 'io-ts';
import type { TrackedPages } from '@application/ports/TrackedPages';
import { pageNames } from '@domain/journey/table';
import type { PageName } from '@domain/journey/steps';
import type { ShownPage } from '@domain/journey/told';
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
const ToldOfFile = t.type({ holderId: t.string, step: Step, page: Page });

/** Over a reload and the way back from a provider; gone with the session. OBS-03, X10 */
export class TabTrackedPages implements TrackedPages {
  constructor(private readonly storage: TabStorage) {}

  last(holderId: string): ShownPage | undefined {
    const kept = this.storage.read(TOLD, ToldOfFile);
    return kept?.holderId === holderId ? { step: kept.step, page: kept.page } : undefined;
  }

  keep(holderId: string, { step, page }: ShownPage): void {
    this.storage.write(TOLD, { holderId, step, page });
  }
}
