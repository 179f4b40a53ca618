/** The constructors of the workers, which only the bundle can address. */
export abstract class Workers {
  abstract readonly captcha: () => Worker;
  abstract readonly files: () => Worker;
  abstract readonly symbols: () => Worker;
  abstract readonly papers: () => Worker;
}
