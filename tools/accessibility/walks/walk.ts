import type { Page } from '@playwright/test';
import { firstBrand, variantFacts } from '@domain/brand/variant';
import type { Mode } from '@domain/kernel/words';
import { REFERENCE } from '@domain/brand/languages';
import { kitMessages } from '@messages/kit';
import { languageMessages } from '@messages/language';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { advisers, enterAs, SLOW, title, type AdviserVariant } from '@tests/e2e/support/adviser';
import type { Bank, Variant } from '@tests/e2e/support/bank';
import { travellerOf } from '@tests/e2e/support/prepared';
import { standIn } from '@tests/e2e/support/session';
import { expect, test } from '@tests/e2e/support/test';
import { comeBack, inOwn, type Traveller } from '@tests/e2e/support/walk';
import { walks } from '../results';
import { Inspector, type EvidencePage } from './inspector';

const isAdviser = (variant: Variant): variant is AdviserVariant => Object.hasOwn(advisers, variant);
/** An adviser's variant; none in a test of clients only. */
export const adviserOf = (variant: Variant): AdviserVariant => (isAdviser(variant) ? variant : firstBrand.mdc);

/** The arguments of a test. */
export interface Walker {
  readonly page: Page;
  readonly bank: Bank;
  readonly variant: Variant;
  readonly mode: Mode;
  readonly evidence: Inspector;
  readonly look: (name: EvidencePage, state?: string) => Promise<void>;
  /** Waits for the page of this title, and looks at it. */
  readonly seen: (name: EvidencePage, heading: string | RegExp, state?: string) => Promise<void>;
  /** The button is pressed while nothing is answered. */
  readonly sentEmpty: (name: EvidencePage, button: string) => Promise<void>;
  /**
   * Prepares a dossier and opens it as its holder; `who` opens it as its co-holder, a variant of advisers as the adviser. `inTurn`: the
   * bank has refused a paper before its task. D-125
   */
  readonly enter: (wish: PreparedWish & { readonly inTurn?: boolean }, who?: 'holder' | 'coHolder') => Promise<Traveller>;
}

/** As another person would come: nothing of the one before is known. */
export const fresh = async ({ page, bank, variant }: Pick<Walker, 'page' | 'bank' | 'variant'>): Promise<void> => {
  await page.context().clearCookies({ name: /^(?!omc\.consentement)/ });
  await page.goto(inOwn(`${bank.address(variant)}/ouvrirmoncompte/accessibilite`));
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
};

let files = 0;

const entering =
  (page: Page, bank: Bank, variant: Variant): Walker['enter'] =>
  async ({ inTurn = false, ...wish }, who = 'holder') => {
    files += 1;
    const prepared = await bank.prepare({ local: `preuve.${variant}.${files}`, variant, ...wish });
    const contact = prepared[who] ?? prepared.holder;
    if (isAdviser(variant)) await enterAs(page, bank, variant, prepared.id);
    else {
      await fresh({ page, bank, variant });
      if (inTurn) await standIn(page, bank, contact, bank.address(variant), (await bank.file(prepared.id)).idEne);
      else await comeBack(page, bank, contact);
    }
    return travellerOf(contact, who);
  };

/** Runs a test in each of its variants, on a client's phone or an adviser's desktop. Advisers read French only. XTR-24, D-75 */
export const tourTest = (part: keyof typeof walks, walked: (walker: Walker) => Promise<void>): void => {
  for (const variant of walks[part].filter(each => languageMessages.own === REFERENCE || !isAdviser(each)))
    test(`XTR-24: ${variant}: ${part}`, { tag: '@all' }, async ({ page, bank, problems }) => {
      test.setTimeout(900_000);
      const { mode } = variantFacts[variant];
      await page.setViewportSize(mode === 'mdc' ? { width: 1280, height: 900 } : { width: 390, height: 844 });
      const evidence = await Inspector.begin(page, part, variant, problems);
      const look: Walker['look'] = (name, state) => evidence.look(page, name, state);
      await walked({
        page,
        bank,
        variant,
        mode,
        evidence,
        look,
        seen: async (name, heading, state) => {
          await expect(title(page, heading)).toBeVisible(SLOW);
          await look(name, state);
        },
        sentEmpty: async (name, button) => {
          await page.getByRole('button', { name: button, exact: true }).click(SLOW);
          await expect(page).toHaveTitle(new RegExp(`^${kitMessages.errorTitlePrefix}`));
          await look(name, 'sent empty');
        },
        enter: entering(page, bank, variant),
      });
      evidence.end(page);
    });
};

/** Requests held back until the test has checked the current page. */
export const preparedFile = async (page: Page, address: RegExp): Promise<() => Promise<void>> => {
  const waiting: (() => Promise<void>)[] = [];
  await page.route(address, route => void waiting.push(() => route.continue().catch(() => undefined)));
  return async () => {
    await page.unroute(address);
    await Promise.all(waiting.map(go => go()));
  };
};

type Finalisation = Readonly<Record<'status', string> & Partial<Record<'result', string>>>;

/** The dossier's state. Keeps the account in creation while a test checks that page, even if the bank has finished. */
export const stateSaying = async (page: Page, first: Finalisation): Promise<(next: Finalisation | undefined) => void> => {
  let said: Finalisation | undefined = first;
  await page.route(/\/v1\/states\?/, async route => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { readonly id: string; readonly variables?: Readonly<Record<string, unknown>> };
    if (said === undefined || told.variables?.['finalisation'] === undefined) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: { ...told, id: 'signature', variables: { ...told.variables, finalisation: said } } });
  });
  return next => void (said = next);
};
