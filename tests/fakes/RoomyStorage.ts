/** A storage as browsers have it; `room`: characters that it takes of one value. */
export class RoomyStorage implements Storage {
  readonly kept = new Map<string, string>();

  constructor(private readonly room = Infinity) {}

  get length(): number {
    return this.kept.size;
  }

  clear = (): void => this.kept.clear();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  key = (index: number): string | null => [...this.kept.keys()][index] ?? null;
  removeItem = (key: string): void => void this.kept.delete(key);

  setItem = (key: string, value: string): void => {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  };
}
