/** Builds a value on first use: a language's tables take a phone 50 ms to parse, and no first page needs them. */
export const onFirstUse = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
