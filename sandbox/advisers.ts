import { brands, type Brand, type Variant } from '@domain/brand/variant';
import type { Bank } from './bank';
import { bankOf } from './brands';
import { frontOf, MAIN } from './places';
import type { Subscription } from './store/documents';

export interface Adviser {
  readonly id: string;
  readonly name: string;
  readonly agency: string;
  readonly brand: Brand;
}

/** The bank's fictional advisers, one for each agency. */
export const advisers: readonly Adviser[] = brands.map(brand => ({ ...bankOf[brand].adviser, brand }));

export const adviserOf = (id: string | undefined): Adviser | undefined => advisers.find(adviser => adviser.id === id);

/** The brand's adviser, who leads files prepared without a named adviser. */
export const adviserOfBrand = (brand: Brand): Adviser | undefined => advisers.find(adviser => adviser.brand === brand);

const variantOf = ({ brand }: Adviser): Variant => `mdc-${brand}`;

const CODE_LIFE_MS = 60_000;

export const filesOf = (bank: Bank, { id }: Adviser): readonly Subscription[] =>
  bank
    .subscriptions()
    .filter(({ adviser, status }) => adviser === id && status === 'OPEN')
    .reverse();

/**
 * The workstation's address of the front end, with a one-time code, for a new file or an existing one. Undefined: the file is another
 * adviser's.
 */
export const entryOf = (bank: Bank, adviser: Adviser, file: string | undefined): string | undefined => {
  if (file !== undefined && !filesOf(bank, adviser).some(({ id }) => id === file)) return undefined;
  const variant = variantOf(adviser);
  const front = frontOf(bank, variant);
  const code = bank.secret();
  bank.store.put('code', code, {
    code,
    clientId: variant,
    redirectUri: `${front}${MAIN}`,
    adviser: adviser.id,
    ...(file === undefined ? {} : { subscription: file }),
    expires: bank.millis() + CODE_LIFE_MS,
    used: false,
  });
  return `${front}${MAIN}?${new URLSearchParams({ code }).toString()}`;
};
