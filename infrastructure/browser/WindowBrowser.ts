import type { Browser } from '@application/browser/ports';

export class WindowBrowser implements Browser {
  leaveFor(address: string): void {
    window.location.assign(address);
  }

  replaceWith(address: string): void {
    window.location.replace(address);
  }
}
