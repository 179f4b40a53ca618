/** PBKDF2 iterations: make it slow to decrypt by trying every possible file number. */
const ROUNDS = 210_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;

/** Encrypted text, as storage holds it. */
export interface Encrypted {
  readonly salt: string;
  readonly iv: string;
  readonly text: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const written = (bytes: Bytes): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
const read = (text: string): Bytes => Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
const drawn = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

const keyOf = async (secret: string, salt: Bytes): Promise<CryptoKey> => {
  const from = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey']);
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(by, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

export const encrypt = async (secret: string, text: string): Promise<Encrypted> => {
  const [salt, iv] = [drawn(SALT_BYTES), drawn(IV_BYTES)];
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret, salt), new TextEncoder().encode(text));
  return { salt: written(salt), iv: written(iv), text: written(new Uint8Array(encrypted)) };
};

/** Rejects where the secret differs or a byte was changed. */
export const decrypt = async (secret: string, { salt, iv, text }: Encrypted): Promise<string> => {
  const key = await keyOf(secret, read(salt));
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: read(iv) }, key, read(text)));
};
