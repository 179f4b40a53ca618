import * as E from 'fp-ts/Either';
import type { Browser } from '@application/ports/Browser';
import type { ResolveDestination, UnknownDestination } from '@application/redirect/ResolveDestination';
import type { Routes } from '@ui/journey/Routes';

/** A destination's name, never an address, leads out of the page. RTE-07, D-06 */
export class RedirectViewModel {
  constructor(
    private readonly resolveDestination: ResolveDestination,
    private readonly browser: Browser,
    private readonly routes: Routes,
  ) {}

  async go(name: string): Promise<void> {
    this.resolved(await this.resolveDestination.run(name)());
  }

  private resolved(address: E.Either<UnknownDestination, string>): void {
    if (E.isLeft(address)) return this.routes.to('error/generic');
    this.browser.replaceWith(address.right);
  }
}
