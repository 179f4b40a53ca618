import { offerPackPriority } from './packPriority';

test('OFR-14: a priority that was left open is not of the form; any other value is, so that it is refused by its name', () => {
  expect([undefined, null, 0, '1'].map(priority => offerPackPriority.input.is({ priority }))).toEqual([false, true, true, true]);
});
