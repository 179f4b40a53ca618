import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';

/** What a browser does by WebDriver's commands: the same of every engine. */
export interface Driver {
  readonly name: string;
  /** Of the browser, as it says itself. */
  readonly version: string;
  go(url: string): Promise<void>;
  /** Runs in the page; its last argument answers. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  press(element: unknown): Promise<void>;
  type(element: unknown, text: string): Promise<void>;
  clear(element: unknown): Promise<void>;
  close(): Promise<void>;
}

const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
const Reference = t.type({ [REFERENCE]: t.string });

/** The name that the browser gave to an element. */
export const idOf = (element: unknown): string => {
  const read = Reference.decode(element);
  if (!isRight(read)) throw new Error(`No element: ${JSON.stringify(element)}`);
  return read.right[REFERENCE] ?? '';
};

const Session = t.type({ sessionId: t.string, capabilities: t.type({ browserName: t.string, browserVersion: t.string }) });
export const sessionIn = (answer: unknown): t.TypeOf<typeof Session> => {
  const read = Session.decode(answer);
  if (!isRight(read)) throw new Error(`No session: ${JSON.stringify(answer)}`);
  return read.right;
};

export const wait = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

/** Asks again until it is so. */
export const until = async <A>(what: string, ask: () => Promise<A | undefined>, patienceMs = 60_000): Promise<A> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return undefined;
    });
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Not seen in time: ${what}`);
    await wait(200);
  }
};

/** Milliseconds that a script of ours, axe among them, may take. */
export const SCRIPT_MS = 120_000;
