import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/**
 * The tab's session storage, with memory for values that it refuses, because a policy forbids storage or because it is full (R14). A key
 * whose last write failed is read from memory first: storage still holds its old value. Values are decoded on reading; malformed ones are
 * dropped. Keys: `omc.session`, `omc.signin`, `omc.arrival`, `omc.answers`, `omc.selection`, `omc.effects`, `omc.words`
 * (encrypted), `omc.read`, `omc.face`, `omc.received`, `omc.told`, `omc.papers`, `omc.inTurn`, `omc.wallet`, the loader's
 * `omc.language`, and no other (X10).
 */
export class TabStorage {
  private readonly works: boolean;

  /** `unkept`: the values that storage refused, by key; shared with the other writers of this storage. */
  constructor(
    private readonly storage: () => Storage = () => sessionStorage,
    private readonly unkept = new Map<string, string>(),
  ) {
    this.works = this.tried();
  }

  /** Every value written so far survives a reload. */
  get durable(): boolean {
    return this.works && this.unkept.size === 0;
  }

  /** Storage holds something and accepts no more: another tab has its own quota. */
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

  /** Full or forbidden storage is no error: memory holds the value. */
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
