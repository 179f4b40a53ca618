import { isObject, isText } from './forms';

/** Maps a module's name to its hash: the sha384 of its bytes in base64url, so that path and integrity are one fact (X03). */
export type Reference = Readonly<Record<string, string>>;

export type Fetch = (address: string) => Promise<Response>;

/** The entries that are hashes; a module without one cannot be loaded, and keeps no other from it. */
const hashesIn = (map: object): Reference => Object.fromEntries(Object.entries(map).filter(([, hash]) => isText(hash)));

/** The JSON of an answer; rejects an answer that is not OK or no JSON. */
export const read = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(answer.url);
  return answer.json();
};

/** Undefined for a failed request and for an answer that is not OK. */
const answered = (fetch: Fetch, address: string): Promise<Response | undefined> =>
  fetch(address).then(
    answer => (answer.ok ? answer : undefined),
    () => undefined,
  );

/**
 * Fetches the module reference file in `folder` (which ends with a slash): first with a timestamp (`now`, milliseconds) against caches,
 * then without it if that fails or is not OK. Rejects when neither answer is a map. LOD-01, LOD-02
 */
export const fetchReference = async (fetch: Fetch, folder: string, now: number): Promise<Reference> => {
  const address = `${folder}reference.json`;
  const answer = (await answered(fetch, `${address}?t=${now}`)) ?? (await fetch(address));
  const map = await read(answer);
  if (!isObject(map) || Array.isArray(map)) throw new Error(address);
  return hashesIn(map);
};
