import type { ContractDocumentType } from '@domain/signature/contractDocuments';
import type { configuredFor } from '../brands';

/** The elements of a document, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [caption: string, value: string])[] };

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (...rows: readonly (readonly [caption: string, value: string])[]): Block => ({ kind: 'table', rows });

/** The facts of a brand that its papers name. D-124 */
export type PaperLaw = ReturnType<typeof configuredFor>['law'];

/** The data of a document. `selection`: labels of the chosen contracts; `day`: DD/MM/YYYY. */
export interface About {
  readonly bank: string;
  readonly person: string;
  readonly selection: readonly string[];
  readonly fileNumber: string;
  readonly day: string;
  /** When the person certified their tax residence, as a text; undefined: not yet. D-124 */
  readonly certified?: string | undefined;
  /** Of brands/<code>/law.json. */
  readonly law: PaperLaw;
  readonly withdrawal: ReturnType<typeof configuredFor>['withdrawal'];
  readonly insurance: { readonly withdrawalDays: number };
  /** The brands under one licence, as a sentence lists them; empty: the bank is alone. */
  readonly licence: string;
}

/** What a document is, for the front end (proposed). D-124 */
export type DocumentType = ContractDocumentType | 'acknowledgement';

/** A document's template. `name`: the end of the document's id. */
export interface Template {
  readonly name: string;
  readonly type: DocumentType;
  readonly label: string;
  readonly blocks: (about: About) => readonly Block[];
}
