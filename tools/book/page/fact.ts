/** Data that the page cannot compute from the rules, embedded as JSON. Files are indexes into `files`. */
export interface Facts {
  readonly requirements: readonly (readonly [id: string, sections: string, asks: string])[];
  readonly decisions: readonly (readonly [id: string, sections: string, asks: string])[];
  /** Numbers of tests, contracts and screens that cover each requirement, in the order of the requirements. */
  readonly coverage: readonly (readonly [tests: number, contracts: number, screens: number])[];
  readonly files: readonly string[];
  /** The files that call each rule, in the order of the rules. */
  readonly callers: readonly (readonly number[])[];
  /** The numbers of the calls whose contract quotes each rule, separated by spaces. */
  readonly calls: readonly string[];
  /** Days, each with the indexes of the rules whose file last changed then; empty without a git history. */
  readonly changed: readonly (readonly [day: string, ...rules: number[]])[];
  readonly relations: readonly (readonly [rules: string, says: string, holds: boolean])[];
  /** Every text of the pages, by the module that holds it. */
  readonly messages: readonly (readonly [module: string, ...texts: (readonly [key: string, says: string])[]])[];
  /** For each rule, the modules of messages whose pages ask it, as indexes into `messages`. */
  readonly saidWith: readonly (readonly number[])[];
  readonly variants: readonly string[];
  /** A key, what it must be, then one value for all variants, or one for each. */
  readonly settings: readonly (readonly string[])[];
}

/** The facts in the page's JSON, where each folder occurs once. */
export interface PackedFacts extends Omit<Facts, 'files'> {
  readonly files: readonly (readonly [folder: string, ...names: string[]])[];
}

export const packed = (facts: Facts): PackedFacts => {
  const folders = new Map<string, string[]>();
  for (const file of facts.files) {
    const at = file.lastIndexOf('/');
    const folder = file.slice(0, at);
    folders.set(folder, [...(folders.get(folder) ?? []), file.slice(at + 1)]);
  }
  const order = [...folders].flatMap(([folder, names]) => names.map(name => `${folder}/${name}`));
  const places = facts.callers.map(files => files.map(file => order.indexOf(facts.files[file] ?? '')));
  return { ...facts, callers: places, files: [...folders].map(([folder, names]) => [folder, ...names] as const) };
};

export const unpacked = ({ files, ...facts }: PackedFacts): Facts => ({
  ...facts,
  files: files.flatMap(([folder, ...names]) => names.map(name => `${folder}/${name}`)),
});
