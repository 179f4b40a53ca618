import type { Browser } from '@application/ports/Browser';

export class WindowBrowser implements Browser {
  leaveFor(address: string): void {
    window.location.assign(address);
  }

  replaceWith(address: string): void {
    window.location.replace(address);
  }
}
