import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has no encoder, and the router asks for one as it loads. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
