/** Buffers the newest messages until a consumer takes them, then passes messages on at once. OBS-01, OBS-03 */
export class Outbox<Item> {
  private buffer: Item[] = [];
  private taker: ((item: Item) => void) | undefined = undefined;

  constructor(private readonly most: number) {}

  put(item: Item): void {
    if (this.taker) return this.taker(item);
    this.buffer.push(item);
    if (this.buffer.length > this.most) this.buffer.shift();
  }

  /** Sends the buffered messages to `taker` first, in order. */
  takenBy(taker: (item: Item) => void): void {
    const { buffer: kept } = this;
    this.buffer = [];
    this.taker = taker;
    kept.forEach(taker);
  }

  /** Removes the consumer: messages are buffered again. */
  left(): void {
    this.taker = undefined;
  }
}
