// Generated from provider-states.json: copy it into your verification.
export interface StructureStates {
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** At least one agency is near this point. */
  "agencies exist around a point"(params: { readonly latitude: number; readonly longitude: number; readonly open?: readonly string[] }): Promise<void>;
  /** The agency is open to clients, and its advisers have hours of their own. */
  "an agency exists"(params: { readonly id: string; readonly open: readonly string[]; readonly advisers: readonly string[] }): Promise<void>;
  /** No agency has this id. */
  "an agency is unknown"(params: { readonly id: string }): Promise<void>;
  /** No agency is near this point. */
  "no agency exists around a point"(params: { readonly latitude: number; readonly longitude: number }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
}

type Given = Readonly<Record<string, unknown>>;

const wrong = (name: string): never => {
  throw new Error(`Parameter ${name} is missing or of another type`);
};

const reading = (params: unknown, setUp: (given: Given) => Promise<void>): Promise<void> =>
  setUp(typeof params === 'object' && params !== null ? { ...params } : {});

const text = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : wrong(name);
};

const number = (given: Given, name: string): number => {
  const value = given[name];
  return typeof value === 'number' ? value : wrong(name);
};

const list = (given: Given, name: string): readonly string[] => {
  const value = given[name];
  return Array.isArray(value) ? value.map(String) : wrong(name);
};

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: StructureStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "agencies exist around a point": params => reading(params, given => states["agencies exist around a point"]({ latitude: number(given, 'latitude'), longitude: number(given, 'longitude'), ...('open' in given ? { open: list(given, 'open') } : {}) })),
  "an agency exists": params => reading(params, given => states["an agency exists"]({ id: text(given, 'id'), open: list(given, 'open'), advisers: list(given, 'advisers') })),
  "an agency is unknown": params => reading(params, given => states["an agency is unknown"]({ id: text(given, 'id') })),
  "no agency exists around a point": params => reading(params, given => states["no agency exists around a point"]({ latitude: number(given, 'latitude'), longitude: number(given, 'longitude') })),
  "no valid session": () => states["no valid session"]({}),
});
