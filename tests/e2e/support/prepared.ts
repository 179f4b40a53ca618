import { expect, type Page } from '@playwright/test';
import { displayDay, isDay } from '@domain/kernel/day';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { samplePeople } from '@sandbox/samples/person';
import type { Bank, Contact } from './bank';
import { heading, SLOW } from './page';
import { standIn } from './session';
import type { Traveller } from './walk';
import { firstBrand } from '@domain/brand/variant';

/** The names and the birthdate that a person of a prepared file typed. */
export const travellerOf = (contact: Contact, who: 'holder' | 'coHolder' = 'holder'): Traveller => {
  const { firstName, lastName, birthdate } = samplePeople[who];
  return { ...contact, firstName, lastName, birthdate: isDay(birthdate) ? displayDay(birthdate) : '' };
};

/** `inTurn`: the bank has refused a paper before its task, and the file follows its order. D-125 */
interface Entry extends PreparedWish {
  readonly inTurn?: boolean;
}

/** Opens a prepared file as its holder and returns that person; `title`: waits for the page with this heading. */
export const enterAt = async (
  page: Page,
  bank: Bank,
  { inTurn = false, ...wish }: Entry,
  title?: string,
): Promise<Traveller & { readonly id: string }> => {
  const { id, holder } = await bank.prepare(wish);
  const exchange = inTurn ? (await bank.file(id)).idEne : undefined;
  await standIn(page, bank, holder, bank.address(wish.variant ?? firstBrand.omc), exchange);
  if (title !== undefined) await expect(heading(page, title)).toBeVisible(SLOW);
  const person = travellerOf(holder);
  return { ...person, id, lastName: wish.lastName ?? person.lastName };
};
