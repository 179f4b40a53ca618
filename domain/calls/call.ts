export type CallAuth = 'bearer' | 'none' | 'cookies';

export interface BankCall {
  /** The number in section 7's list of calls. */
  readonly number: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** `{name}` is a path parameter of one segment. Without a leading slash: relative to an address of the configuration. */
  readonly path: string;
  readonly auth: CallAuth;
}

export type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** The parameters' values, as an argument that paths without parameters lack. */
export type Segments<Path extends string> = [NameIn<Path>] extends [never] ? [] : [values: Readonly<Record<NameIn<Path>, string>>];

/** Fills a path's parameters in, URL-encoded. */
export const pathTo = <Path extends string>(path: Path, ...[segments]: Segments<Path>): string =>
  Object.entries<string>(segments ?? {}).reduce<string>(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );

/** Matches the paths that a template can produce, and no others. */
export const patternOf = (path: string): RegExp => {
  const segments = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(path.startsWith('/') ? `^${segments}$` : `^(?!/v\\d/)(?:.*/)?${segments}$`);
};
