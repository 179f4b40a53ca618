export type CallAuth = 'bearer' | 'none' | 'cookies';

export interface BankCall {
  /** In the list of calls of section 7. */
  readonly number: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** `{name}` stands for one segment. Without a leading slash: below an address that the configuration names. */
  readonly path: string;
  readonly auth: CallAuth;
}

/** Names of what a path leaves open. */
export type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** What a path leaves open, where it leaves something open. */
export type Segments<Path extends string> = [NameIn<Path>] extends [never] ? [] : [values: Readonly<Record<NameIn<Path>, string>>];

/** The path of one call: each open segment filled in, whatever it holds. */
export const pathTo = <Path extends string>(path: Path, ...[segments]: Segments<Path>): string =>
  Object.entries<string>(segments ?? {}).reduce<string>(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );

/** Matches every path that a template stands for, and no other. */
export const patternOf = (path: string): RegExp => {
  const segments = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(path.startsWith('/') ? `^${segments}$` : `^(?!/v\\d/)(?:.*/)?${segments}$`);
};
