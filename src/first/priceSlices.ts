import { breathe } from '../breathe';

/** The modules of the home page's price, as in src/slices.ts: each is evaluated in a task of its own, after the one that loads them. */
const slices: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "home-price", webpackExports: ["fetchForecast"] */ '@infrastructure/http/offer/fetchForecast'),
  () => import(/* webpackChunkName: "home-price", webpackExports: ["offerInForce"] */ '@ui/screens/home/offerInForce'),
];

export const readPrice = async () => {
  for (const read of slices) {
    await breathe();
    await read();
  }
  await breathe();
  const price = await import(/* webpackChunkName: "home-price" */ './homePrice');
  await breathe();
  return price;
};
