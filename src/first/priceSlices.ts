import { breathe } from '../breathe';

/** The modules of the home page's price, dependencies first, as in src/slices.ts: each is evaluated in a task of its own. */
const slices: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "home-price", webpackExports: ["displayDay"] */ '@domain/kernel/day'),
  () => import(/* webpackChunkName: "home-price", webpackExports: ["decodeSettings"] */ '@infrastructure/config/decodeSettings'),
  () => import(/* webpackChunkName: "home-price", webpackExports: ["HttpCarts"] */ '@infrastructure/http/offer/HttpCarts'),
  () => import(/* webpackChunkName: "home-price", webpackExports: ["HomeOffer"] */ '@ui/screens/home/HomeOffer'),
];

export const readPrice = async () => {
  for (const read of slices) {
    await breathe();
    await read();
  }
  await breathe();
  return import(/* webpackChunkName: "home-price" */ './homePrice');
};
