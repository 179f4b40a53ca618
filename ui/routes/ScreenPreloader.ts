import type { Clock } from '@application/ports/Clock';
import type { Settings } from '@application/ports/Settings';
import { stepRow } from '@domain/journey/navigation';
import { modeIn, readerOf } from '@domain/journey/startedFile';
import type { Position } from '@domain/route/position';
import type { Preloader } from '@ui/journey/Preloader';
import type { FileModel } from '@ui/journey/FileModel';
import type { Parts } from '@ui/journey/Parts';
import { screenOf } from './screenOf';

/** Longer, and the next page is shown as it is, saying that it is on its way. */
const PATIENCE_MS = 1_000;

/** A page's screen and its stage's services: there as a rule, since both are fetched while the page before is read. */
export class ScreenPreloader implements Preloader {
  constructor(
    private readonly parts: Parts,
    private readonly clock: Pick<Clock, 'sleep'>,
    private readonly model: Pick<FileModel, 'file'>,
    private readonly settings: Pick<Settings, 'mode'>,
  ) {}

  async preload({ step, page }: Pick<Position, 'step' | 'page'>): Promise<void> {
    const { stage } = stepRow(step);
    const { file } = this.model;
    const screen = screenOf(page, readerOf(file, file ? modeIn(file) : this.settings.mode));
    if (this.parts.loaded(stage) && screen.loaded()) return;
    const fetched = Promise.all([this.parts.load(stage).catch(() => undefined), screen.prefetch()]);
    await Promise.race([fetched, this.clock.sleep(PATIENCE_MS)()]);
  }
}
