import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has no TextEncoder, which the router needs on load. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
