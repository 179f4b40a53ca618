import type { ParamSchema, StateEntry } from '../catalogue';
import { GENERATED, pascal } from './names';

const typeOf = ({ type, enum: choices }: ParamSchema): string => {
  if (choices) return choices.map(choice => `'${choice}'`).join(' | ');
  if (type === 'array') return 'readonly string[]';
  return type === 'integer' ? 'number' : type === 'object' ? 'Readonly<Record<string, unknown>>' : type;
};

const paramsOf = ({ params }: StateEntry): string => {
  const named = Object.entries(params.properties).map(
    ([name, schema]) => `readonly ${name}${params.required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return named.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${named.join('; ')} }`;
};

const method = (entry: StateEntry): string => `
  /** ${entry.meaning} */
  ${JSON.stringify(entry.name)}(params: ${paramsOf(entry)}): Promise<void>;`;

const readers: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'map',
};

const read = (name: string, { type, enum: choices }: ParamSchema): string =>
  choices ? `oneOf(given, '${name}', ${choices.map(choice => `'${choice}'`).join(', ')})` : `${readers[type] ?? 'text'}(given, '${name}')`;

const handler = ({ name, params }: StateEntry): string => {
  const given = Object.entries(params.properties).map(([param, schema]) =>
    params.required.includes(param)
      ? `${param}: ${read(param, schema)}`
      : `...('${param}' in given ? { ${param}: ${read(param, schema)} } : {})`,
  );
  return `
  ${JSON.stringify(name)}: ${given.length === 0 ? `() => states[${JSON.stringify(name)}]({})` : `params => reading(params, given => states[${JSON.stringify(name)}]({ ${given.join(', ')} }))`},`;
};

const CHECKED: Readonly<Record<string, readonly [type: string, test: string]>> = {
  text: ['string', "typeof value === 'string' ? value"],
  number: ['number', "typeof value === 'number' ? value"],
  flag: ['boolean', "typeof value === 'boolean' ? value"],
  list: ['readonly string[]', 'Array.isArray(value) ? value.map(String)'],
  map: ['Given', "typeof value === 'object' && value !== null ? { ...value }"],
};

const reader = ([name, [type, test]]: readonly [string, readonly [string, string]]): string => `
export const ${name} = (given: Given, name: string): ${type} => {
  const value = given[name];
  return ${test} : wrong(name);
};
`;

/** The parameter readers that the stubs of all providers share. */
export const typescriptReaders = (): string => `// ${GENERATED}
export type Given = Readonly<Record<string, unknown>>;

const wrong = (name: string): never => {
  throw new Error(\`Parameter \${name} is missing or of another type\`);
};

/** The parameters of a state, as the verifier of pact-js gives them. */
export const reading = (params: unknown, setUp: (given: Given) => Promise<void>): Promise<void> =>
  setUp(typeof params === 'object' && params !== null ? { ...params } : {});
${Object.entries(CHECKED).map(reader).join('')}
export const oneOf = <Choice extends string>(given: Given, name: string, ...choices: readonly Choice[]): Choice =>
  choices.find(choice => choice === given[name]) ?? wrong(name);
`;

/** Handlers for pact-js with typed parameters; they compile in TypeScript's strictest mode. */
export const typescript = (provider: string, entries: readonly StateEntry[]): string => {
  const handlers = entries.map(handler).join('');
  const used = [...Object.keys(CHECKED), 'oneOf', 'reading'].filter(name => new RegExp(`\\b${name}\\((?:given|params)`).test(handlers));
  return `// ${GENERATED}
${used.length === 0 ? '' : `import { ${used.sort().join(', ')} } from '../parameters.js';\n\n`}export interface ${pascal(provider)}States {${entries.map(method).join('')}
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ${pascal(provider)}States): Record<string, (params?: unknown) => Promise<void>> => ({${handlers}
});
`;
};
