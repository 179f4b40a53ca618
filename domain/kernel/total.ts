type Forgotten<All extends PropertyKey, Named extends readonly PropertyKey[]> = Exclude<All, Named[number]>;

/** Every key of `Of`, in the caller's order; a list that lacks a key does not compile, and the error names it. XTR-13 */
export const everyKeyOf =
  <Of extends object>() =>
  <const Keys extends readonly (keyof Of)[]>(
    keys: Keys & ([Forgotten<keyof Of, Keys>] extends [never] ? unknown : { readonly forgotten: Forgotten<keyof Of, Keys> }),
  ): Keys =>
    keys;

/** The keys of an object in order; only for objects without keys beyond their type. */
export const keysOf = <Of extends object>(of: Of): readonly (keyof Of & string)[] =>
  Object.keys(of).filter((key): key is keyof Of & string => key in of);
