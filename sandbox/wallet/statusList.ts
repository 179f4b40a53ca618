import { inflateSync } from 'node:zlib';
import * as t from 'io-ts';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { signedBy } from './chain';
import { must, Refused } from './refused';
import type { Anchor } from './trust';

/** Where a credential says that it may be revoked. */
export const StatusEntry = t.type({ status_list: t.type({ idx: t.number, uri: t.string }) });
type StatusEntry = t.TypeOf<typeof StatusEntry>['status_list'];

const Header = t.type({ alg: t.literal('ES256'), typ: t.literal('statuslist+jwt'), x5c: t.array(t.string) });
const List = t.intersection([
  t.type({
    sub: t.string,
    iat: t.number,
    status_list: t.type({ bits: t.union([t.literal(1), t.literal(2), t.literal(4), t.literal(8)]), lst: t.string }),
  }),
  t.partial({ iss: t.string, exp: t.number, ttl: t.number }),
]);

/** Gets a list by its address, as text. */
export type GetList = (uri: string) => Promise<string>;

/** How long a list may take to come. */
export const PATIENCE_MS = 15_000;
const MEDIA_TYPE = 'application/statuslist+jwt';

export const listsBy =
  (fetched: typeof fetch): GetList =>
  async uri => {
    const answer = await fetched(uri, { headers: { Accept: MEDIA_TYPE }, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    must(answer.ok && (answer.headers.get('content-type') ?? '').startsWith(MEDIA_TYPE), 'the list of revoked identities does not come');
    return answer.text();
  };

/** Larger than the list of any issuer's ten million identities. */
const MOST_BYTES = 4 * 1024 * 1024;
const BYTE = 8;

/** The entry `idx`: so many bits, the lowest of a byte first. */
const entryIn = (lst: string, bits: number, idx: number): number => {
  const bytes = inflateSync(Buffer.from(lst, 'base64url'), { maxOutputLength: MOST_BYTES });
  const byte = bytes[Math.floor((idx * bits) / BYTE)];
  must(Number.isInteger(idx) && idx >= 0 && byte !== undefined, 'the list of revoked identities does not reach this one');
  return (byte >> ((idx * bits) % BYTE)) & (2 ** bits - 1);
};

/** The oldest list, in seconds, that the bank takes of an issuer that gives it neither an end nor a time to live. */
export const OLDEST_S = 86_400;

/** Whose list it must be: the credential's issuer, by its certificate's name and anchor, and by `iss` where both have one. */
interface Issuer {
  readonly iss: string | undefined;
  readonly subject: string;
  readonly anchor: Anchor;
}

/**
 * Checks that an identity is not revoked. The list must name this address, be signed by the issuer of the identity, and be in force: not past
 * its end, its time to live or the bank's own limit. With an older list, or another signer's, a revoked identity would pass. `at`: milliseconds of the machine's clock.
 * Throws `Refused`.
 */
export const checkStatus = async (
  { uri, idx }: StatusEntry,
  { iss, subject, anchor }: Issuer,
  get: GetList,
  at: number,
): Promise<string> => {
  const token = await get(uri);
  const header = decodeProtectedHeader(token);
  must(Header.is(header), 'the list of revoked identities is of another kind');
  const { key, subject: signer } = signedBy(header.x5c, [anchor], at);
  must(signer === subject, 'the list of revoked identities is signed by another than the issuer');
  const { payload } = await compactVerify(token, key, { algorithms: ['ES256'] });
  const list: unknown = JSON.parse(Buffer.from(payload).toString());
  must(List.is(list), 'the list of revoked identities cannot be read');
  must(list.sub === uri, 'the list of revoked identities is another address’s');
  must(list.iss === undefined || iss === undefined || list.iss === iss, 'the list of revoked identities is another issuer’s');
  const { iat, exp, ttl = exp === undefined ? OLDEST_S : undefined } = list;
  const ends = Math.min(exp ?? Infinity, ttl === undefined ? Infinity : iat + ttl);
  must(iat * 1_000 <= at + PATIENCE_MS && ends * 1_000 > at, 'the list of revoked identities is not of today');
  const { bits, lst } = list.status_list;
  if (entryIn(lst, bits, idx) !== 0) throw new Refused('the identity is revoked or suspended', 'REVOKED');
  return token;
};
