import { checked } from './workers';

describe('X03: a worker starts once its scripts have the integrity that the build gave them', () => {
  const worker = {} as Worker;
  const start = jest.fn(() => worker);
  const files = { '/chunks/numbers.js': 'sha384-n', '/chunks/domain.js': 'sha384-d' };
  const asked: string[] = [];
  const serve = (refused?: string): void => {
    asked.length = 0;
    window.workerFiles = { numbers: files };
    Object.assign(globalThis, {
      fetch: (address: string, { integrity }: RequestInit) => {
        asked.push(`${address} ${integrity}`);
        expect(start).not.toHaveBeenCalled();
        return address === refused ? Promise.reject(new TypeError('integrity')) : Promise.resolve({});
      },
    });
  };
  afterEach(() => {
    delete window.workerFiles;
  });

  test('each of them is checked before', async () => {
    serve();
    expect(await checked('numbers', start)()).toBe(worker);
    expect(asked).toEqual(['/chunks/numbers.js sha384-n', '/chunks/domain.js sha384-d']);
  });

  test.each([
    ['its own script has other bytes', () => serve('/chunks/numbers.js')],
    ['a script that it loads has other bytes', () => serve('/chunks/domain.js')],
    ['no integrity is known', () => (window.workerFiles = {})],
  ])('it never starts where %s', async (_, given) => {
    given();
    await expect(checked('numbers', start)()).rejects.toThrow();
    expect(start).not.toHaveBeenCalled();
  });
});
