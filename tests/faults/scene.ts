import type { Locator, Page } from '@playwright/test';
import type { Bank, Contact } from '@e2e/support/bank';
import type { PreparedWish } from '@sandbox/prepared/prepare';

export type Whose = 'individual' | 'TIT' | 'COT';

/** The one who walks: their browser, their bank, their phone. */
export interface Walker {
  readonly page: Page;
  readonly bank: Bank;
  /** The front end, behind the wire. */
  readonly front: string;
  person: Contact;
  readonly whose: Whose;
  /** The file that was prepared, as the desk calls it. */
  readonly file: string | undefined;
  /** A person who goes back comes to what led there: there alone they come by their e-mail and their SMS, where a call before is not what is looked at. */
  readonly byHand: boolean;
  /** How often the call is made until it goes wrong. */
  readonly uses: number;
}

export interface Scene {
  /** The file as the desk prepares it; undefined: nobody has begun anything. */
  readonly wish: PreparedWish | undefined;
  /** To where the calls of the scene leave from; nothing goes wrong yet. */
  readonly before: (walker: Walker) => Promise<void>;
  /** What the person does there, as often as it takes: what stands already is left. */
  readonly act: (walker: Walker) => Promise<void>;
  /** They are through. */
  readonly arrived: (walker: Walker) => Locator;
}

export const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
