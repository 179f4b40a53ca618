import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as TE from 'fp-ts/TaskEither';
import type { Blocked, Received, Tabs } from '@application/browser/ports';
import { inAppOf } from './inApp';

/** Some embedded browsers return the page itself from `window.open`, which is no new tab. */
const opened = (): Window | null => {
  try {
    const tab = window.open('', '_blank');
    return tab === window ? null : tab;
  } catch {
    return null;
  }
};

/** Opens an empty tab at once, so that browsers attribute it to the click; closes it where the document fails to load. */
export class WindowTabs implements Tabs {
  readonly opens = inAppOf(navigator.userAgent) === undefined;
  private addresses: readonly string[] = [];

  open<Error>(paper: Received<Error>): TaskEither<Error | Blocked, void> {
    return async () => {
      const tab = this.opens ? opened() : null;
      if (tab === null) return E.left<Error | Blocked>({ kind: 'blocked' });
      tab.opener = null;
      const received = await paper();
      if (E.isLeft(received)) {
        tab.close();
        return received;
      }
      tab.location.replace(this.addressOf(received.right));
      return E.right(undefined);
    };
  }

  save<Error>(name: string, paper: Received<Error>): TaskEither<Error, void> {
    return pipe(
      paper,
      TE.map(bytes => {
        const link = document.createElement('a');
        link.href = this.addressOf(bytes);
        link.download = `${name}.pdf`;
        link.click();
      }),
    );
  }

  forget(): void {
    this.addresses.forEach(address => URL.revokeObjectURL(address));
    this.addresses = [];
  }

  private addressOf(bytes: Uint8Array): string {
    const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
    this.addresses = [...this.addresses, address];
    return address;
  }
}
