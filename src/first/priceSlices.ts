import { yieldToMain } from '../yieldToMain';

/** The modules of the home page's price, as in src/warmUp.ts: each is evaluated in a task of its own, after the one that loads them. */
const slices: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "home-price", webpackExports: ["fetchForecast"] */ '@infrastructure/http/offer/fetchForecast'),
  () => import(/* webpackChunkName: "home-price", webpackExports: ["offerInForce"] */ '@ui/screens/home/offerInForce'),
];

export const readPrice = async () => {
  for (const read of slices) {
    await yieldToMain();
    await read();
  }
  await yieldToMain();
  const price = await import(/* webpackChunkName: "home-price" */ './homePrice');
  await yieldToMain();
  return price;
};
