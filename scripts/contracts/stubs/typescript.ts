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

const HELPERS: Readonly<Record<string, string>> = {
  text: `const text = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : wrong(name);
};`,
  number: `const number = (given: Given, name: string): number => {
  const value = given[name];
  return typeof value === 'number' ? value : wrong(name);
};`,
  flag: `const flag = (given: Given, name: string): boolean => {
  const value = given[name];
  return typeof value === 'boolean' ? value : wrong(name);
};`,
  list: `const list = (given: Given, name: string): readonly string[] => {
  const value = given[name];
  return Array.isArray(value) ? value.map(String) : wrong(name);
};`,
  map: `const map = (given: Given, name: string): Given => {
  const value = given[name];
  return typeof value === 'object' && value !== null ? { ...value } : wrong(name);
};`,
  oneOf: `const oneOf = <Choice extends string>(given: Given, name: string, ...choices: readonly Choice[]): Choice =>
  choices.find(choice => choice === given[name]) ?? wrong(name);`,
};

/** Handlers for pact-js, each with its parameters read and typed; it compiles as strictly as can be asked. */
export const typescript = (provider: string, entries: readonly StateEntry[]): string => {
  const handlers = entries.map(handler).join('');
  const used = Object.entries(HELPERS).flatMap(([name, source]) => (handlers.includes(`${name}(given`) ? [source] : []));
  const helpers =
    used.length === 0
      ? ''
      : `
type Given = Readonly<Record<string, unknown>>;

const wrong = (name: string): never => {
  throw new Error(\`Parameter \${name} is missing or of another type\`);
};

const reading = (params: unknown, setUp: (given: Given) => Promise<void>): Promise<void> =>
  setUp(typeof params === 'object' && params !== null ? { ...params } : {});

${used.join('\n\n')}
`;
  return `// ${GENERATED}
export interface ${pascal(provider)}States {${entries.map(method).join('')}
}
${helpers}
/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ${pascal(provider)}States): Record<string, (params?: unknown) => Promise<void>> => ({${handlers}
});
`;
};
