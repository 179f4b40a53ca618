/** Workers, which only the browser's bundle can name. */
export abstract class Workers {
  abstract readonly captcha: () => Worker;
  abstract readonly files: () => Worker;
  abstract readonly papers: () => Worker;
}
