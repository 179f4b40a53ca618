import type { Page } from '@playwright/test';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import type { Bank, Variant } from '@e2e/support/bank';
import { comeBack, type Traveller } from '@e2e/support/walk';
import { samplePeople } from '@sandbox/samples/person';
import { displayDay, isDay } from '@domain/kernel/day';

/** Requests that are kept back until the page under way has been looked at. */
export const held = async (page: Page, address: RegExp): Promise<() => Promise<void>> => {
  const waiting: (() => Promise<void>)[] = [];
  await page.route(address, route => void waiting.push(() => route.continue().catch(() => undefined)));
  return async () => {
    await page.unroute(address);
    await Promise.all(waiting.map(go => go()));
  };
};

type Finalisation = Readonly<Record<'status', string> & Partial<Record<'result', string>>>;

/** The file's state, with the creation kept where a walk wants to look at it: before the welcome, however far the bank is. */
export const stateSaying = async (page: Page, first: Finalisation): Promise<(next: Finalisation | undefined) => void> => {
  let said: Finalisation | undefined = first;
  await page.route(/\/v1\/states\?/, async route => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { readonly id: string; readonly variables?: Readonly<Record<string, unknown>> };
    const ended = told.variables?.['finalisation'] !== undefined;
    if (said === undefined || !ended) return route.fulfill({ response: answer });
    return route.fulfill({
      response: answer,
      json: { ...told, id: 'signature', variables: { ...told.variables, finalisation: said } },
    });
  });
  return next => void (said = next);
};

/** As another person would come: nothing of the one before is known. */
export const fresh = async (page: Page, bank: Bank, variant: Variant): Promise<void> => {
  await page.context().clearCookies({ name: /^(?!omc\.consentement)/ });
  await page.goto(`${bank.address(variant)}/ouvrirmoncompte/accessibilite`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
};

let files = 0;

/** A prepared file, entered by its holder, or by its co-holder where `who` says so. */
export const enterFile = async (
  page: Page,
  bank: Bank,
  wish: PreparedWish & { readonly variant: Variant },
  who: 'holder' | 'coHolder' = 'holder',
): Promise<Traveller> => {
  await fresh(page, bank, wish.variant);
  files += 1;
  const prepared = await bank.prepare({ local: `preuve.${wish.variant}.${files}`, ...wish });
  const contact = prepared[who] ?? prepared.holder;
  await comeBack(page, bank, contact);
  const { firstName, lastName, birthdate } = samplePeople[who];
  return { ...contact, firstName, lastName, birthdate: isDay(birthdate) ? displayDay(birthdate) : '' };
};
