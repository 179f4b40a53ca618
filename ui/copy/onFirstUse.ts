/** Made when it is first asked for, then kept: a language's tables take a phone a twentieth of a second to read, and no page needs them to be shown. */
export const onFirstUse = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
