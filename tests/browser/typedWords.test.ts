import { WORDS } from '@infrastructure/browser/TabSessionStore';
import { TabTypedWords } from '@infrastructure/browser/TabTypedWords';
import { TabStorage } from '@infrastructure/browser/tabStorage';

class Room implements Storage {
  readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear = (): void => this.kept.clear();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  key = (): null => null;
  removeItem = (key: string): void => void this.kept.delete(key);
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

const words = {
  step: 'addressValidation',
  page: 'AddressForm',
  correcting: false,
  drafts: { 'addressValidation AddressForm': { streetName: 'des Amandiers', town: 'Nantes' } },
} as const;

const tab = () => {
  const room = new Room();
  return { room, kept: new TabTypedWords(new TabStorage(() => room)) };
};

describe('XTR-36: what was typed when a session ended', () => {
  test('comes back to the same person', async () => {
    const { kept } = tab();
    await kept.keep('ENE-1 10000001 EXT-1', words)();
    expect(await kept.take('ENE-1 10000001 EXT-1')()).toEqual(words);
  });

  test('is readable by nobody meanwhile', async () => {
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
