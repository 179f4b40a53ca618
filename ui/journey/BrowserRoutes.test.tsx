import { BrowserRoutes } from './BrowserRoutes';

const gone = () => {
  const navigate = jest.fn<Promise<void>, unknown[]>(() => Promise.resolve());
  const routes = new BrowserRoutes();
  routes.attach(navigate);
  return { routes, to: () => navigate.mock.calls.map(([address]) => address) };
};

describe('RTE-02: the signature has an address of its own', () => {
  test.each([
    ['signature', {}, '/signature'],
    ['coHolderSignature', {}, '/signature'],
    ['signature', { adviser: true }, '/main'],
    ['coHolderSummary', {}, '/main'],
    ['signatureSuccess', {}, '/main'],
    ['home', {}, '/main'],
  ] as const)('%s %j: %s, pushed or replaced', (step, led, address) => {
    const { routes, to } = gone();
    routes.push({ step, from: undefined, ...led });
    routes.replace({ step, from: undefined, ...led });
    expect(to()).toEqual([address, address]);
  });
});
