/** Keeps the newest messages until a sink takes them, then hands them on at once. OBS-01, OBS-03 */
export class Outbox<Item> {
  private kept: Item[] = [];
  private taker: ((item: Item) => void) | undefined = undefined;

  constructor(private readonly most: number) {}

  put(item: Item): void {
    if (this.taker) return this.taker(item);
    this.kept.push(item);
    if (this.kept.length > this.most) this.kept.shift();
  }

  /** What was kept goes to the taker first, in its order. */
  takenBy(taker: (item: Item) => void): void {
    const { kept } = this;
    this.kept = [];
    this.taker = taker;
    kept.forEach(taker);
  }

  /** Nobody takes any more: what comes is kept again. */
  left(): void {
    this.taker = undefined;
  }
}
