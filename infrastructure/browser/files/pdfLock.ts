import { bytesOf } from './letters';
import { md5 } from './md5';
import { dictionaryAt, wordsOf } from './pdfWords';
import { rc4 } from './rc4';

/** The user's password in an encryption dictionary (ISO 32000-2, 7.6.4). MD5 and RC4 only read it: they protect nothing. */
interface Lock {
  readonly revision: number;
  /** Length of the key in bytes, up to revision 4. */
  readonly keyBytes: number;
  readonly owner: Uint8Array<ArrayBuffer>;
  readonly user: Uint8Array<ArrayBuffer>;
  readonly permissions: number;
  readonly clearMetadata: boolean;
  readonly id: Uint8Array<ArrayBuffer>;
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap(part => [...part]));

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Pads a password to 32 bytes. An empty password is only this. */
const PADDING = bytesOf(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
);

const littleEndian = (number: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number, true);
  return new Uint8Array(view.buffer);
};

/** The key of an empty password, up to revision 4. */
const keyOf = ({ revision, keyBytes, owner, permissions, clearMetadata, id }: Lock): Uint8Array => {
  const more = revision >= 4 && clearMetadata ? [littleEndian(0xffffffff)] : [];
  let digest = md5(joined(PADDING, owner.subarray(0, 32), littleEndian(permissions), id, ...more));
  if (revision >= 3) for (let time = 0; time < 50; time += 1) digest = md5(digest.subarray(0, keyBytes));
  return digest.subarray(0, keyBytes);
};

const opensByMd5 = (lock: Lock): boolean => {
  const key = keyOf(lock);
  if (lock.revision === 2) return same(rc4(key, PADDING), lock.user.subarray(0, 32));
  let mark = md5(joined(PADDING, lock.id));
  for (let time = 0; time < 20; time += 1)
    mark = rc4(
      key.map(byte => byte ^ time),
      mark,
    );
  return same(mark, lock.user.subarray(0, 16));
};

const sha = async (bits: 256 | 384 | 512, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));

const aes = async (key: Uint8Array<ArrayBuffer>, iv: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const padded = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, bytes));
  return padded.subarray(0, bytes.length);
};

const LEAST_ROUNDS = 64;

/** Algorithm 2.B of revision 6, for an empty password. */
const hardened = async (salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  let hash = await sha(256, salt);
  for (let round = 1, last = 0; round <= LEAST_ROUNDS || last > round - 1 - 32; round += 1) {
    const mixed = await aes(hash.slice(0, 16), hash.slice(16, 32), joined(...Array<Uint8Array>(64).fill(hash)));
    const third = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = await sha(third === 0 ? 256 : third === 1 ? 384 : 512, joined(mixed));
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
};

const opens = async (lock: Lock): Promise<boolean> => {
  const [mark, salt] = [lock.user.subarray(0, 32), lock.user.slice(32, 40)];
  switch (lock.revision) {
    case 2:
    case 3:
    case 4:
      return opensByMd5(lock);
    case 5:
      return same(await sha(256, salt), mark);
    case 6:
      return same(await hardened(salt), mark);
    default:
      return false;
  }
};

const ENCRYPT = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g;
const ID = /\/ID\s*\[/g;

const lastOf = (pattern: RegExp, structure: string): RegExpExecArray | undefined => [...structure.matchAll(pattern)].at(-1);

/** The first of a file's two ids. */
const idOf = (structure: string): string => {
  const found = lastOf(ID, structure);
  const [first] = found ? wordsOf(structure, found.index + found[0].length) : [];
  return first?.kind === 'text' ? first.value : '';
};

/** The start of the encryption dictionary: a separate object, or inside the trailer. */
const placeOf = (structure: string, [whole, number, generation]: RegExpExecArray, at: number): number => {
  if (number === undefined) return at + whole.length - '<<'.length;
  const object = lastOf(new RegExp(`(?:^|\\D)${number}\\s+${generation}\\s+obj`, 'g'), structure);
  return object ? object.index + object[0].length : structure.length;
};

const lockIn = (structure: string, found: RegExpExecArray): Lock | undefined => {
  const dictionary = dictionaryAt(structure, placeOf(structure, found, found.index));
  if (dictionary.get('/Filter') !== '/Standard') return undefined;
  const number = (key: string, otherwise: number): number => Number(dictionary.get(key) ?? otherwise);
  const revision = number('/R', 0);
  const bits = revision === 2 ? 40 : number('/Length', revision === 4 ? 128 : 40);
  return {
    revision,
    keyBytes: bits / 8,
    owner: bytesOf(dictionary.get('/O') ?? ''),
    user: bytesOf(dictionary.get('/U') ?? ''),
    permissions: number('/P', 0),
    clearMetadata: dictionary.get('/EncryptMetadata') === 'false',
    id: bytesOf(idOf(structure)),
  };
};

export const isEncrypted = (structure: string): boolean => lastOf(ENCRYPT, structure) !== undefined;

/**
 * Whether a PDF needs a password to open; one that only restricts printing or copying does not. `structure`: one character a byte,
 * without streams. D-71
 */
export const asksPassword = async (structure: string): Promise<boolean> => {
  const found = lastOf(ENCRYPT, structure);
  if (!found) return false;
  const lock = lockIn(structure, found);
  return lock === undefined || !(await opens(lock));
};
