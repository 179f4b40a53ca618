/** A poll asks in a rhythm of its own: its question leaves once. Any other read is repeated where the network or the bank fails for a moment. D-30, D-103 */
export type Polled = 'polled';
