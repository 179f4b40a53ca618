import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Blocked, Tabs } from '@application/ports/Tabs';

/** A tab opened at once, empty, so that browsers take it for the click's; closed where no address comes. */
export class WindowTabs implements Tabs {
  open<Error>(address: TaskEither<Error, string>): TaskEither<Error | Blocked, void> {
    return async () => {
      const tab = window.open('', '_blank');
      if (tab === null) return E.left<Error | Blocked>({ kind: 'blocked' });
      tab.opener = null;
      const found = await address();
      if (E.isLeft(found)) {
        tab.close();
        return found;
      }
      tab.location.replace(found.right);
      return E.right(undefined);
    };
  }
}
