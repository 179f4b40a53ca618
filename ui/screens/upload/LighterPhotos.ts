import * as E from 'fp-ts/Either';
import type { DocumentScan, FilePreparation } from '@application/proofs/ports';
import { isPdf } from './validation';

/** Recompresses photos to the smallest readable size after a network failure; each only once. D-71, XTR-40 */
export class LighterPhotos {
  private readonly made = new WeakMap<Blob, DocumentScan>();

  constructor(private readonly preparation: FilePreparation) {}

  /** At least one page can still be recompressed. */
  mayBe(pages: readonly DocumentScan[]): boolean {
    return pages.some(page => !isPdf(page) && !this.made.has(page.content));
  }

  all(pages: readonly DocumentScan[]): Promise<readonly DocumentScan[]> {
    return Promise.all(pages.map(page => this.lighter(page)));
  }

  private async lighter(page: DocumentScan): Promise<DocumentScan> {
    return isPdf(page) ? page : (this.made.get(page.content) ?? this.make(page));
  }

  private async make(page: DocumentScan): Promise<DocumentScan> {
    const outcome = await this.preparation.prepare(page.content, { together: 1, pages: 1, light: true })();
    const [lighter] = E.isRight(outcome) ? outcome.right : [];
    const better = lighter && lighter.content.size < page.content.size ? { ...page, ...lighter } : page;
    this.made.set(page.content, better);
    return better;
  }
}
