import fs from 'node:fs';
import path from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { brands, firstBrand, type Brand, type Environment } from '@domain/brand/variant';
import { isDay, type Day } from '@domain/kernel/day';
import { tableOf } from '@domain/kernel/tableOf';
import { configurationOf } from '../tools/deploy/configuration';
import type { Subscription } from './store/documents';

/** A brand's data for the sandbox, from the brand's folder: a fictional adviser, and the style of its documents. */
const BrandData = t.type({
  adviser: t.type({ id: t.string, name: t.string, agency: t.string }),
  /** `mark`: the shapes of the logo in a square of 40, in drawing order. */
  paper: t.type({ colour: t.string, mark: t.readonlyArray(t.type({ path: t.string, colour: t.string })) }),
});

const read = (brand: Brand): t.TypeOf<typeof BrandData> => {
  const place = `brands/${brand}/bank.json`;
  const decoded = BrandData.decode(JSON.parse(fs.readFileSync(path.resolve(place), 'utf8')));
  if (E.isLeft(decoded)) throw new Error(`${place} lacks its adviser, or how its paper looks`);
  return decoded.right;
};

export const bankOf = tableOf(brands.map(brand => [brand, read(brand)]));

/** The brand of a file; the first brand for a file without one. */
export const brandOf = (subscription: Pick<Subscription, 'brand'> | undefined): Brand => subscription?.brand ?? firstBrand.code;

const DayWire = new t.Type<Day, string>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  String,
);

/** The part of the front end's configuration that the bank uses, read from the same files. */
const Configured = t.type({
  contactPhone: t.string,
  acceptedPapers: t.type({ cards: t.array(t.string), passports: t.union([t.literal('all'), t.array(t.string)]) }),
  offers: t.type({ youthValidUntil: DayWire, welcomeValidUntil: DayWire }),
  otherHolder: t.keyof({ whole: null, reduced: null }),
  papersFirst: t.type({ omc: t.boolean }),
  withdrawal: t.type({ days: t.number, from: t.keyof({ concluded: null, received: null }), rollsOver: t.boolean }),
  law: t.type({
    complaints: t.type({ address: t.string, answeredInDays: t.number, paymentsInDays: t.number }),
    mediator: t.type({ address: t.string }),
  }),
});

/** A brand's help phone, whose identity documents it takes online, the last days of its offers, what the other holder sees, whether a client gives all papers first, and what its papers say of complaints. CFG-08, D-123 to D-125 */
export const configuredFor = (brand: Brand, environment: Environment): t.TypeOf<typeof Configured> => {
  const decoded = Configured.decode(configurationOf(`omc-${brand}`, environment));
  if (E.isLeft(decoded))
    throw new Error(
      `The settings of brand ${brand} lack its phone, its accepted papers, the end of an offer, what the other holder sees, the order of its papers, or its law.json`,
    );
  return decoded.right;
};
