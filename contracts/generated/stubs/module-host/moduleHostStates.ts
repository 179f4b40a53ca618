// Generated from provider-states.json: copy it into your verification.
export interface ModuleHostStates {
  /** The reference file answers 404 to a query. */
  "module hashes are absent with a query"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void>;
  /** The reference file names these modules. */
  "module hashes are published"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void>;
}

type Given = Readonly<Record<string, unknown>>;

const wrong = (name: string): never => {
  throw new Error(`Parameter ${name} is missing or of another type`);
};

const reading = (params: unknown, setUp: (given: Given) => Promise<void>): Promise<void> =>
  setUp(typeof params === 'object' && params !== null ? { ...params } : {});

const map = (given: Given, name: string): Given => {
  const value = given[name];
  return typeof value === 'object' && value !== null ? { ...value } : wrong(name);
};

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ModuleHostStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "module hashes are absent with a query": params => reading(params, given => states["module hashes are absent with a query"]({ modules: map(given, 'modules') })),
  "module hashes are published": params => reading(params, given => states["module hashes are published"]({ modules: map(given, 'modules') })),
});
