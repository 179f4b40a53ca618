import type { PageReload } from '@application/ports/PageReload';

export class WindowReload implements PageReload {
  with(parameter: string, value: string): void {
    const address = new URL(window.location.href);
    address.searchParams.set(parameter, value);
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  }
}
