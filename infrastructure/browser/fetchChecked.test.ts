import { fetchChecked } from './fetchChecked';

describe('X03, R07: a file that arrived damaged and stays in the cache', () => {
  const asked: (readonly [address: string, cache: RequestCache | undefined, integrity: string | undefined])[] = [];
  const answering = (...damaged: readonly boolean[]): void => {
    asked.length = 0;
    const left = [...damaged];
    Object.assign(globalThis, {
      fetch: (address: string, { cache, integrity }: RequestInit) => {
        asked.push([address, cache, integrity]);
        return left.shift() ? Promise.reject(new TypeError('integrity')) : Promise.resolve('file');
      },
    });
  };

  test('is asked for once more past the cache, with the same integrity', async () => {
    answering(true);
    expect(await fetchChecked('/a.js', 'sha384-a')).toBe('file');
    expect(asked).toEqual([
      ['/a.js', undefined, 'sha384-a'],
      ['/a.js', 'reload', 'sha384-a'],
    ]);
  });

  test('is asked for once where it is whole, and fails where it is damaged twice', async () => {
    answering();
    await fetchChecked('/a.js', 'sha384-a');
    expect(asked).toHaveLength(1);
    answering(true, true);
    await expect(fetchChecked('/a.js', 'sha384-a')).rejects.toThrow('integrity');
  });
});
