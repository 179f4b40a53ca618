/** Workers that do nothing, of a page that is not asked to work. */
const idle = { postMessage: () => undefined, terminate: () => undefined, addEventListener: () => undefined } as unknown as Worker;
export const workers = { captcha: () => idle, files: () => idle, symbols: () => idle, papers: () => idle };
