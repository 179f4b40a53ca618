/** Workers that do nothing, of a page that is not asked to work. */
const worker = { postMessage: () => undefined, terminate: () => undefined, addEventListener: () => undefined } as unknown as Worker;
const idle = () => Promise.resolve(worker);
export const workers = { captcha: idle, files: idle, symbols: idle, papers: idle };
