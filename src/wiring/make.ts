/** `new`, as a function: lets the wiring read `bind(Carts).toResolvedValue(make(HttpCarts), [BankApi])`. */
export const make =
  <Args extends unknown[], T>(Class: new (...args: Args) => T) =>
  (...args: Args): T =>
    new Class(...args);
