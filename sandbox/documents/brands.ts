import type { Brand } from '@domain/brand/variant';

/** A shape of the bank's mark, in a square of 40; drawn in this order. */
interface Shape {
  readonly path: string;
  readonly colour: string;
}

/** How each bank's paper looks. */
export const papersOfBrand: Readonly<Record<Brand, { readonly colour: string; readonly mark: readonly Shape[] }>> = {
  '01': {
    colour: '#15616d',
    mark: [
      { path: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z', colour: '#15616d' },
      { path: 'M5 27c6-9 11-9 15-3 3-6 9-7 15 1a17 17 0 0 1-30 2Z', colour: '#ffffff' },
      { path: 'M22.9 12.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z', colour: '#e8a33d' },
    ],
  },
  '03': {
    colour: '#6b3273',
    mark: [
      { path: 'M14 3h12a11 11 0 0 1 11 11v12a11 11 0 0 1 -11 11h-12a11 11 0 0 1 -11 -11v-12a11 11 0 0 1 11 -11Z', colour: '#6b3273' },
      { path: 'M8 26.5c4.8 0 4.800-6 8-6s3.200 6 8 6 4.800-6 8-6v-3c-4.800 0-4.800 6-8 6s-3.200-6-8-6-3.200 6-8 6Z', colour: '#ffffff' },
      { path: 'M23.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z', colour: '#3fa58a' },
    ],
  },
};
