import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { encrypt, decrypt, type Encrypted } from './encryption';
import { PAPERS, WORDS } from './TabSessionStore';
import { TabUnsavedInput } from './TabUnsavedInput';
import { TabStorage } from './tabStorage';
import { RoomyStorage } from '@tests/fakes/RoomyStorage';

const words = {
  step: 'addressValidation',
  page: 'AddressForm',
  correcting: false,
  drafts: { 'addressValidation AddressForm': { streetName: 'des Amandiers', town: 'Nantes' } },
} as const;

const tab = () => {
  const room = new RoomyStorage();
  return { room, kept: new TabUnsavedInput(new TabStorage(() => room)) };
};

describe('XTR-36: what was typed when a session ended', () => {
  test('comes back to the same person', async () => {
    const { kept } = tab();
    await kept.keep('ENE-1 10000001 EXT-1', words)();
    expect(await kept.take('ENE-1 10000001 EXT-1')()).toEqual(words);
  });

  test('is unreadable meanwhile', async () => {
    const { room, kept } = tab();
    await kept.keep('ENE-1 10000001 EXT-1', words)();
    const stored = [...room.kept.entries()].join(' ');
    expect([...room.kept.keys()]).toEqual([WORDS]);
    for (const word of ['Amandiers', 'Nantes', 'streetName', 'AddressForm', 'ENE-1', 'EXT-1', btoa('des Amandiers')])
      expect(stored).not.toContain(word);
  });

  test('is never given to another person, and nothing of it stays', async () => {
    const { room, kept } = tab();
    await kept.keep('ENE-1 10000001 EXT-1', words)();
    expect(await kept.take('ENE-1 10000001 EXT-2')()).toBeUndefined();
    expect(room.kept.size).toBe(0);
    expect(await kept.take('ENE-1 10000001 EXT-1')()).toBeUndefined();
  });

  test('brings the chosen documents along, to the storage that the end of the session emptied (D-72)', async () => {
    const { room, kept } = tab();
    const documents = { idEne: 'ENE-1', papers: { 1: 'CNI' }, cards: {}, unsent: { 1: 'photo' } } as const;
    await kept.keep('ENE-1', { ...words, documents })();
    expect([...room.kept.values()].join(' ')).not.toContain('CNI');
    expect(await kept.take('ENE-1')()).toMatchObject(words);
    expect(JSON.parse(room.getItem(PAPERS) ?? '')).toEqual(documents);
  });

  test('brings no document to another person (D-72)', async () => {
    const { room, kept } = tab();
    await kept.keep('ENE-1', { ...words, documents: { papers: { 1: 'CNI' }, cards: {} } })();
    await kept.take('ENE-2')();
    expect(room.getItem(PAPERS)).toBeNull();
  });

  test('is taken once', async () => {
    const { kept } = tab();
    await kept.keep('ENE-1', words)();
    await kept.take('ENE-1')();
    expect(await kept.take('ENE-1')()).toBeUndefined();
  });

  test.each(['', '{', '{"salt":"","iv":"","text":""}', '{"salt":"*","iv":"*","text":"*"}'])('%j in its place is nothing', async text => {
    const { room, kept } = tab();
    room.setItem(WORDS, text);
    expect(await kept.take('ENE-1')()).toBeUndefined();
  });
});

describe('XTR-36, X10: the encrypted text', () => {
  const OWNER = 'ENE-1 10000001 EXT-1';
  const TEXT = 'des Amandiers, Nantes';
  const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');
  afterEach(() => jest.restoreAllMocks());

  test('is AES-256-GCM under a key of 210,000 rounds of PBKDF2 with SHA-256, as another implementation opens it', async () => {
    const [salt, iv, text] = Object.values(await encrypt(OWNER, TEXT)).map(bytesOf) as [Buffer, Buffer, Buffer];
    const decipher = createDecipheriv('aes-256-gcm', pbkdf2Sync(OWNER, salt, 210_000, 32, 'sha256'), iv);
    decipher.setAuthTag(text.subarray(-16));
    expect(Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]).toString()).toBe(TEXT);
    expect([salt.length, iv.length]).toEqual([16, 12]);
  });

  test('uses a new salt and a new vector each time: the same words of the same person never look the same', async () => {
    const encrypted = await Promise.all(Array.from({ length: 3 }, () => encrypt(OWNER, TEXT)));
    for (const part of ['salt', 'iv', 'text'] as const) expect(new Set(encrypted.map(each => each[part])).size).toBe(3);
  });

  test('is opened whole, by its own secret alone: no bit of it may change', async () => {
    const encrypted = await encrypt(OWNER, TEXT);
    const changed = (part: keyof Encrypted, change: (bytes: Buffer) => Buffer): Encrypted => ({
      ...encrypted,
      [part]: change(bytesOf(encrypted[part])).toString('base64'),
    });
    const flipped = (at: number) => (bytes: Buffer) => (bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at), bytes);
    const wrong = {
      'another salt': changed('salt', flipped(15)),
      'another vector': changed('iv', flipped(11)),
      'another first letter': changed('text', flipped(0)),
      'another tag': changed('text', bytes => flipped(bytes.length - 1)(bytes)),
      'no tag': changed('text', bytes => bytes.subarray(0, -16)),
    };
    for (const [what, each] of Object.entries(wrong))
      expect([what, await decrypt(OWNER, each).catch(() => 'refused')]).toEqual([what, 'refused']);
    expect(await decrypt(`${OWNER} `, encrypted).catch(() => 'refused')).toBe('refused');
    expect(await decrypt(OWNER, encrypted)).toBe(TEXT);
  });

  test('makes keys that no script can read, for this use alone', async () => {
    const [imported, derived] = [jest.spyOn(crypto.subtle, 'importKey'), jest.spyOn(crypto.subtle, 'deriveKey')];
    await decrypt(OWNER, await encrypt(OWNER, TEXT));
    for (const made of [imported, derived]) expect(made.mock.results).toHaveLength(2);
    for (const { value } of [...imported.mock.results, ...derived.mock.results])
      expect(((await value) as CryptoKey).extractable).toBe(false);
    for (const { value } of derived.mock.results) expect(((await value) as CryptoKey).usages).toEqual(['encrypt', 'decrypt']);
  });
});
