import type { Page } from '@playwright/test';
import { displayDay, isDay } from '@domain/kernel/day';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { samplePeople } from '@sandbox/samples/person';
import type { Bank } from './bank';
import { standIn } from './session';
import type { Traveller } from './walk';
import { firstBrand } from '@domain/brand/variant';

/** Opens a prepared file at a task; returns its person's answers. */
export const enterAt = async (page: Page, bank: Bank, wish: PreparedWish): Promise<Traveller> => {
  const { holder } = await bank.prepare(wish);
  await standIn(page, bank, holder, bank.address(wish.variant ?? firstBrand.omc));
  const { firstName, lastName, birthdate } = samplePeople.holder;
  return { ...holder, firstName, lastName: wish.lastName ?? lastName, birthdate: isDay(birthdate) ? displayDay(birthdate) : '' };
};
