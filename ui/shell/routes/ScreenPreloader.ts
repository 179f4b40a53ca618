import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import { mayDoOn, modeIn, readerOf } from '@domain/journey/startedDossier';
import type { Position } from '@domain/journey/position';
import type { Preloader } from '@ui/journey/Preloader';
import type { DossierStore } from '@ui/journey/DossierStore';
import { partOf, type Parts } from '@ui/journey/Parts';
import { screenOf } from './screenOf';

/** After this time, in milliseconds, the next page opens with its loading message. */
const PATIENCE_MS = 1_000;

/** Loads a page's chunk and its stage's services; usually both are already prefetched. */
export class ScreenPreloader implements Preloader {
  constructor(
    private readonly parts: Parts,
    private readonly clock: Pick<Clock, 'sleep'>,
    private readonly model: Pick<DossierStore, 'dossier'>,
    private readonly settings: Pick<Settings, 'mode'>,
  ) {}

  async preload({ step, page }: Pick<Position, 'step' | 'page'>): Promise<void> {
    const part = partOf({ step, page });
    const { dossier } = this.model;
    const screen = screenOf(page, readerOf(dossier, dossier ? modeIn(dossier) : this.settings.mode), mayDoOn(dossier, { step, page }));
    if (this.parts.loaded(part) && screen.loaded()) return;
    const fetched = Promise.all([this.parts.load(part).catch(() => undefined), screen.prefetch()]);
    await Promise.race([fetched, this.clock.sleep(PATIENCE_MS)()]);
  }
}
