import { reaction } from 'mobx';
import type { PageReload } from '@application/ports/PageReload';
import type { Language } from '@domain/brand/languages';
import type { Startup } from '@ui/journey/Startup';
import type { StepJourney } from '@ui/journey/StepJourney';
import { observed } from '@ui/mvvm/observed';

/**
 * Changes the language by a reload that keeps the page and what is typed there. Files and answers that only the page
 * holds are sent first. XTR-12, D-75, STP-12
 */
export class LanguageChange {
  /** Chosen, and waiting until the page has sent what it holds. */
  wanted: Language | undefined = undefined;
  /** The page is leaving for another language: nothing is lost, so nothing asks. */
  leaves = false;

  constructor(
    journey: Pick<StepJourney, 'unsent'>,
    private readonly startup: Pick<Startup, 'storeUnsaved'>,
    private readonly reload: PageReload,
  ) {
    observed(this);
    reaction(
      () => (journey.unsent ? undefined : this.wanted),
      language => void this.go(language),
    );
  }

  to(language: Language): void {
    this.wanted = language;
  }

  private async go(language: Language | undefined): Promise<void> {
    if (language === undefined) return;
    this.leaves = true;
    await this.startup.storeUnsaved();
    this.reload.inLanguage(language);
  }
}
