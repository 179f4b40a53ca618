/** What a document is made of, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [caption: string, value: string])[] };

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (...rows: readonly (readonly [caption: string, value: string])[]): Block => ({ kind: 'table', rows });

/** Facts of the file that a document is made from. `selection`: labels of the chosen contracts; `day`: DD/MM/YYYY. */
export interface About {
  readonly bank: string;
  readonly person: string;
  readonly selection: readonly string[];
  readonly fileNumber: string;
  readonly day: string;
}

/** A document before it is made for a person. `name`: what its id ends with. */
export interface Template {
  readonly name: string;
  readonly label: string;
  readonly blocks: (about: About) => readonly Block[];
}
