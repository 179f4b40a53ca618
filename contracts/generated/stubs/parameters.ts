// Generated from provider-states.json: copy it into your verification.
export type Given = Readonly<Record<string, unknown>>;

const wrong = (name: string): never => {
  throw new Error(`Parameter ${name} is missing or of another type`);
};

/** The parameters of a state, as the verifier of pact-js gives them. */
export const reading = (params: unknown, setUp: (given: Given) => Promise<void>): Promise<void> =>
  setUp(typeof params === 'object' && params !== null ? { ...params } : {});

export const text = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : wrong(name);
};

export const number = (given: Given, name: string): number => {
  const value = given[name];
  return typeof value === 'number' ? value : wrong(name);
};

export const flag = (given: Given, name: string): boolean => {
  const value = given[name];
  return typeof value === 'boolean' ? value : wrong(name);
};

export const list = (given: Given, name: string): readonly string[] => {
  const value = given[name];
  return Array.isArray(value) ? value.map(String) : wrong(name);
};

export const map = (given: Given, name: string): Given => {
  const value = given[name];
  return typeof value === 'object' && value !== null ? { ...value } : wrong(name);
};

export const oneOf = <Choice extends string>(given: Given, name: string, ...choices: readonly Choice[]): Choice =>
  choices.find(choice => choice === given[name]) ?? wrong(name);
