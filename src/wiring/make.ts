/** `new` as a function, so that the wiring reads `bind(Carts).toResolvedValue(make(HttpCarts), [BankApi])`. */
export const make =
  <Args extends unknown[], T>(Class: new (...args: Args) => T) =>
  (...args: Args): T =>
    new Class(...args);
