import * as E from 'fp-ts/Either';
import type { DocumentPage, FilePreparation } from '@application/proofs/ports';
import { isPdf } from './faults';

/** Recompresses photos to the smallest readable size after a network failure; each only once. D-71, XTR-40 */
export class LighterPhotos {
  private readonly made = new WeakMap<Blob, DocumentPage>();

  constructor(private readonly preparation: FilePreparation) {}

  /** At least one page can still be recompressed. */
  mayBe(pages: readonly DocumentPage[]): boolean {
    return pages.some(page => !isPdf(page) && !this.made.has(page.content));
  }

  all(pages: readonly DocumentPage[]): Promise<readonly DocumentPage[]> {
    return Promise.all(pages.map(page => this.lighter(page)));
  }

  private async lighter(page: DocumentPage): Promise<DocumentPage> {
    return isPdf(page) ? page : (this.made.get(page.content) ?? this.make(page));
  }

  private async make(page: DocumentPage): Promise<DocumentPage> {
    const outcome = await this.preparation.prepare(page.content, { together: 1, pages: 1, light: true })();
    const [lighter] = E.isRight(outcome) ? outcome.right : [];
    const better = lighter && lighter.content.size < page.content.size ? { ...page, ...lighter } : page;
    this.made.set(page.content, better);
    return better;
  }
}
