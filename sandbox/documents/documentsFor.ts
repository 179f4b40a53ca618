import type { Brand } from '@domain/brand/variant';
import type { Day } from '@domain/kernel/day';

export const documentKinds = ['precontractual', 'contractual'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A PDF of the bank, as call 9 lists it; `bytes` is the content. */
export interface BankDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly label: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** `selection`: labels of the chosen contracts, in French. */
export interface DocumentsWish {
  readonly brand: Brand;
  readonly firstName: string;
  readonly lastName: string;
  readonly selection: readonly string[];
  readonly fileNumber: string;
  readonly today: Day;
  readonly kind: DocumentKind;
}

/** The documents of one kind; the same wish always gives the same bytes. */
export const documentsFor = async (wish: DocumentsWish): Promise<readonly BankDocument[]> => {
  throw new RangeError(wish.kind);
};
