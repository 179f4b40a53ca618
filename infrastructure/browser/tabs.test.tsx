import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { WindowTabs } from './WindowTabs';

const pdf = Uint8Array.from(Buffer.from('%PDF-1.7'));

const tab = () => {
  const led: string[] = [];
  const made = {
    opener: window as unknown,
    closed: 0,
    close: () => void (made.closed += 1),
    location: { replace: (to: string) => led.push(to) },
  };
  return { made, led };
};
const opening = (made: unknown) => Object.assign(window, { open: () => made });

/** Object URLs not yet revoked. */
let addresses: string[] = [];
beforeEach(() => {
  addresses = [];
  Object.assign(URL, {
    createObjectURL: ({ type }: Blob) => {
      const address = `blob:${type}/${addresses.length}`;
      addresses.push(address);
      return address;
    },
    revokeObjectURL: (gone: string) => void (addresses = addresses.filter(address => address !== gone)),
  });
});

test('D-61: the tab opens with the click, knows nothing of the page that opened it, and is shown the very bytes that came', async () => {
  const { made, led } = tab();
  opening(made);
  expect(await new WindowTabs().open(TE.right(pdf))()).toEqual(E.right(undefined));
  expect(led).toEqual(['blob:application/pdf/0']);
  expect(made.opener).toBeNull();
});

test('D-61: where no document comes it is closed', async () => {
  const { made, led } = tab();
  opening(made);
  expect(await new WindowTabs().open(TE.left('gone'))()).toEqual(E.left('gone'));
  expect([made.closed, led, addresses]).toEqual([1, [], []]);
});

const throwing = () => {
  throw new TypeError('not supported');
};

test.each([
  ['D-96: a browser that throws', throwing],
  ['D-96: a browser that gives the page itself for a tab', () => window],
  ['D-61: a browser that blocks it', () => null],
])('%s opened none', async (_, open) => {
  Object.assign(window, { open });
  expect(await new WindowTabs().open(TE.right(pdf))()).toEqual(E.left({ kind: 'blocked' }));
});

test('D-96: inside another application no tab is tried', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0');
  const { made, led } = tab();
  opening(made);
  const tabs = new WindowTabs();
  expect([await tabs.open(TE.right(pdf))(), tabs.opens, led]).toEqual([E.left({ kind: 'blocked' }), false, []]);
  agent.mockRestore();
});

test('D-61: a document is saved under its name, and what did not come is not', async () => {
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const tabs = new WindowTabs();
  expect(await tabs.save('Document tarifaire', TE.right(pdf))()).toEqual(E.right(undefined));
  expect(await tabs.save('Document tarifaire', TE.left('gone'))()).toEqual(E.left('gone'));
  expect(clicked).toEqual(['Document tarifaire.pdf blob:application/pdf/0']);
  click.mockRestore();
});

test('the page is left: no address stays', async () => {
  const { made } = tab();
  opening(made);
  const tabs = new WindowTabs();
  await tabs.open(TE.right(pdf))();
  tabs.forget();
  expect(addresses).toEqual([]);
});
