import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/**
 * The tab's session storage; memory for what it does not take, because a policy forbids it or because it is full (R14). A key is read from
 * memory first where its last write failed: the storage still holds the value before it. What is read is decoded; what is malformed is dropped.
 * Keys: `omc.session`, `omc.signin`, `omc.arrival`, `omc.answers`, `omc.selection`, `omc.price`, `omc.effects`, `omc.words` (encrypted), `omc.read`, `omc.told`,
 * `omc.papers`, and no other (X10).
 */
export class TabStorage {
  private readonly works: boolean;

  /** `unkept`: by key, what the storage did not take; shared with the other writers of this storage. */
  constructor(
    private readonly storage: () => Storage = () => sessionStorage,
    private readonly unkept = new Map<string, string>(),
  ) {
    this.works = this.tried();
  }

  /** Everything written so far outlives the page. */
  get durable(): boolean {
    return this.works && this.unkept.size === 0;
  }

  /** The storage holds something already and takes no more: another tab of the browser has room of its own. */
  get full(): boolean {
    return !this.durable && (this.attempt(storage => storage.length) ?? 0) > 0;
  }

  read<A>(key: string, codec: t.Decoder<unknown, A>): A | undefined {
    const text = this.unkept.get(key) ?? this.attempt(storage => storage.getItem(key)) ?? undefined;
    if (text === undefined) return undefined;
    const decoded = E.tryCatch((): unknown => JSON.parse(text), String);
    const value = E.isRight(decoded) ? codec.decode(decoded.right) : decoded;
    if (E.isRight(value)) return value.right;
    this.remove(key);
    return undefined;
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.unkept.set(key, text);
    this.attempt(storage => {
      storage.setItem(key, text);
      this.unkept.delete(key);
    });
  }

  remove(key: string): void {
    this.unkept.delete(key);
    this.attempt(storage => storage.removeItem(key));
  }

  /** A full or forbidden storage is no error: memory holds the value. */
  private attempt<A>(act: (storage: Storage) => A): A | undefined {
    return E.toUnion(
      E.tryCatch(
        () => act(this.storage()),
        () => undefined,
      ),
    );
  }

  private tried(): boolean {
    return E.isRight(
      E.tryCatch(() => {
        const storage = this.storage();
        storage.setItem('omc.try', '');
        storage.removeItem('omc.try');
      }, String),
    );
  }
}
