import { randomInt } from 'node:crypto';

const pair = (): string => String(randomInt(0, 100)).padStart(2, '0');

/** A mobile of the block that no subscriber has. */
export const displayMobile = (): string => `06 39 98 ${pair()} ${pair()}`;
