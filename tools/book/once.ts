/** Computes a value for each object once: the book asks for it in several places. */
export const once = <A extends object, B>(of: (given: A) => B): ((given: A) => B) => {
  const known = new WeakMap<A, { readonly value: B }>();
  return given => {
    const found = known.get(given) ?? { value: of(given) };
    known.set(given, found);
    return found.value;
  };
};
