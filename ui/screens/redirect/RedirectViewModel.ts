import * as E from 'fp-ts/Either';
import type { Browser } from '@application/browser/ports';
import type { ResolveDestination, UnknownDestination } from '@application/redirect/ResolveDestination';
import type { Routes } from '@ui/journey/Routes';

/** Accepts the name of a destination, never a URL: this prevents open redirects. RTE-07, D-06 */
export class RedirectViewModel {
  constructor(
    private readonly resolveDestination: ResolveDestination,
    private readonly browser: Browser,
    private readonly routes: Routes,
  ) {}

  async go(name: string, dossier = '', then = ''): Promise<void> {
    this.resolved(await this.resolveDestination.run(name, dossier, then)());
  }

  private resolved(address: E.Either<UnknownDestination, string>): void {
    if (E.isLeft(address)) return this.routes.to('error/generic');
    this.browser.replaceWith(address.right);
  }
}
