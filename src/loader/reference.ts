import { isObject, isText } from './forms';

/** Maps a module's name to its hash: the sha384 of its bytes in base64url, so that path and integrity are one fact (X03). */
export type Reference = Readonly<Record<string, string>>;

export type Fetch = (address: string) => Promise<Response>;

/** The entries that are hashes; undefined where none is. A module without a hash keeps no other from loading. */
const hashesIn = (map: unknown): Reference | undefined => {
  const entries = isObject(map) && !Array.isArray(map) ? Object.entries(map) : undefined;
  const hashes = entries?.filter(([, hash]) => isText(hash));
  return hashes?.length === 0 && entries?.length !== 0 ? undefined : hashes && Object.fromEntries(hashes);
};

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
 * then without it if that fails or is not OK. Rejects when neither answer is a map of hashes. LOD-01, LOD-02
 */
export const fetchReference = async (fetch: Fetch, folder: string, now: number): Promise<Reference> => {
  const address = `${folder}reference.json`;
  const answer = (await answered(fetch, `${address}?t=${now}`)) ?? (await fetch(address));
  const hashes = hashesIn(await read(answer));
  if (!hashes) throw new Error(address);
  return hashes;
};
