import { PageLeaving } from './PageLeaving';

test('R11: a page says that it is going from the moment a reload or another address is asked for, until it is shown again', () => {
  const page = new PageLeaving();
  expect(page.leaving).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  expect(page.leaving).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(page.leaving).toBe(false);
});
