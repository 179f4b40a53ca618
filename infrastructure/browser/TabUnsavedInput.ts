import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { UnsavedInput, UnsavedInputStore } from '@application/session/ports';
import { pagesOf } from '@domain/journey/pages';
import { stepNames, type PageName, type StepName } from '@domain/journey/steps';
import { encrypt, decrypt } from './encryption';
import { PAPERS, WORDS } from './TabSessionStore';
import type { TabStorage } from './tabStorage';

const oneOf = <Name extends string>(name: string, names: readonly Name[]): t.Type<Name> => {
  const is = (value: unknown): value is Name => names.some(known => known === value);
  return new t.Type(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity);
};

const pageNames: readonly PageName[] = stepNames.flatMap(pagesOf);

const EncryptedCodec = t.type({ salt: t.string, iv: t.string, text: t.string });
const Words = t.type({
  step: oneOf<StepName>('StepName', stepNames),
  page: oneOf<PageName>('PageName', pageNames),
  correcting: t.boolean,
  drafts: t.record(t.string, t.UnknownRecord),
});
const Documents = t.partial({ documents: t.UnknownRecord });

/**
 * The tab's storage holds only encrypted text; the key derives from data that only the person's session can read. Holds the chosen
 * documents too, which leave the storage with the session. XTR-36, X10, D-72
 */
export class TabUnsavedInput implements UnsavedInputStore {
  constructor(private readonly storage: TabStorage) {}

  keep(owner: string, words: UnsavedInput): Task<void> {
    return pipe(
      TE.tryCatch(() => encrypt(owner, JSON.stringify(words)), String),
      TE.match(
        () => undefined,
        encrypted => this.storage.write(WORDS, encrypted),
      ),
    );
  }

  take(owner: string): Task<UnsavedInput | undefined> {
    return async () => {
      const encrypted = this.storage.read(WORDS, EncryptedCodec);
      if (encrypted === undefined) return undefined;
      this.storage.remove(WORDS);
      const opened = await TE.tryCatch((): Promise<unknown> => decrypt(owner, encrypted).then(JSON.parse), String)();
      const words = E.isRight(opened) ? Words.decode(opened.right) : opened;
      const kept = E.isRight(opened) ? Documents.decode(opened.right) : opened;
      if (E.isRight(kept) && kept.right.documents) this.storage.write(PAPERS, kept.right.documents);
      return E.isRight(words) ? words.right : undefined;
    };
  }
}
