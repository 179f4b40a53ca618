import { isObject, isText } from './forms';

/** Name of a module to its hash: the sha384 of its bytes, base64url, so that the path and the integrity are one fact (X03). */
export type Reference = Readonly<Record<string, string>>;

export type Fetch = (address: string) => Promise<Response>;

const isReference = (value: unknown): value is Reference => isObject(value) && !Array.isArray(value) && Object.values(value).every(isText);

/** What an answer holds; one that is not OK, or no JSON, is an error. */
export const read = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(answer.url);
  return answer.json();
};

/** A failed call and an answer that is not OK are one and the same here. */
const answered = (fetch: Fetch, address: string): Promise<Response | undefined> =>
  fetch(address).then(
    answer => (answer.ok ? answer : undefined),
    () => undefined,
  );

/**
 * The module reference file below `folder` (with its last slash): asked for with a timestamp (`now`, milliseconds) that defeats caches,
 * and once more without it when that fails or is not OK. Rejects when neither answers with a map. LOD-01, LOD-02
 */
export const fetchReference = async (fetch: Fetch, folder: string, now: number): Promise<Reference> => {
  const address = `${folder}reference.json`;
  const answer = (await answered(fetch, `${address}?t=${now}`)) ?? (await fetch(address));
  const map = await read(answer);
  if (!isReference(map)) throw new Error(address);
  return map;
};
