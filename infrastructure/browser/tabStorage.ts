import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/**
 * The tab's session storage, or memory where the browser refuses it (R14). What is read is decoded; what is malformed is dropped.
 * Keys: `omc.session`, `omc.signin`, `omc.arrival`, `omc.answers`, `omc.selection`, `omc.price`, `omc.effects`, `omc.words` (sealed), `omc.read`, and no
 * other (X10).
 */
export class TabStorage {
  private readonly memory = new Map<string, string>();
  readonly durable: boolean;

  constructor(private readonly storage: () => Storage = () => sessionStorage) {
    this.durable = this.works();
  }

  read<A>(key: string, codec: t.Decoder<unknown, A>): A | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const decoded = E.tryCatch((): unknown => JSON.parse(text), String);
    const value = E.isRight(decoded) ? codec.decode(decoded.right) : decoded;
    if (E.isRight(value)) return value.right;
    this.remove(key);
    return undefined;
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.memory.set(key, text);
    this.attempt(storage => storage.setItem(key, text));
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.attempt(storage => storage.removeItem(key));
  }

  private text(key: string): string | undefined {
    if (!this.durable) return this.memory.get(key);
    return this.attempt(storage => storage.getItem(key)) ?? undefined;
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

  private works(): boolean {
    return E.isRight(
      E.tryCatch(() => {
        const storage = this.storage();
        storage.setItem('omc.try', '');
        storage.removeItem('omc.try');
      }, String),
    );
  }
}
