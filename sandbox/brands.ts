import fs from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { brands, firstBrand, PRODUCTION, type Brand } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';
import { configurationOf } from '../deploy/configuration';
import type { Subscription } from './store/documents';

/** What the bank in a box adds to a brand, in the brand's folder: a fictional adviser, and how its paper looks. */
const Kept = t.type({
  adviser: t.type({ id: t.string, name: t.string, agency: t.string }),
  /** `mark`: shapes of the bank's mark in a square of 40, drawn in this order. */
  paper: t.type({ colour: t.string, mark: t.readonlyArray(t.type({ path: t.string, colour: t.string })) }),
});

const read = (brand: Brand): t.TypeOf<typeof Kept> => {
  const place = `brands/${brand}/bank.json`;
  const kept = Kept.decode(JSON.parse(fs.readFileSync(path.resolve(place), 'utf8')));
  if (E.isLeft(kept)) throw new Error(`${place} lacks its adviser, or how its paper looks`);
  return kept.right;
};

export const bankOf = tableOf(brands.map(brand => [brand, read(brand)]));

/** The brand of a file; of one that was opened nowhere, the first. */
export const brandOf = (subscription: Pick<Subscription, 'brand'> | undefined): Brand => subscription?.brand ?? firstBrand.code;

/** Where clients are helped by telephone, as the configuration says. */
export const helpLineOf = tableOf(brands.map(brand => [brand, String(configurationOf(`omc-${brand}`, PRODUCTION)['contactPhone'])]));
