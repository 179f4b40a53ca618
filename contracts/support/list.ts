import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PactV4 } from '@pact-foundation/pact';
import type { Failure } from '@application/failure';
import type { Language } from '@domain/brand/languages';
import type { FormName } from '@infrastructure/http/forms';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { holds, refusal } from './call';
import type { InteractionNotes } from './interaction';
import { eachLike, formed, like } from './pact';

/** An entry of a list, with any code and label. */
export const entry = (code: string, label: string, form: FormName = 'Text') => ({ code: formed(form, code), label: like(label) });

/** A list with at least this entry; further ones do not matter. */
export const listOf = (code: string, label: string, form: FormName = 'Text') => ({
  wire: eachLike(entry(code, label, form)),
  become: [{ code, label }],
});

interface CallAndAnswer<A> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly ask: (referentials: HttpReferentials) => TaskEither<Failure, A>;
}

/** A list of the referential, requested by the real adapter. `wire` undefined: 204 without a body. */
export const answers = <A>(
  pact: PactV4,
  notes: InteractionNotes,
  { path, query, language, ask }: CallAndAnswer<A>,
  wire: unknown,
  become: A,
): Promise<void> =>
  holds(pact, notes, {
    request: { method: 'GET', path, ...(query === undefined ? {} : { query }), ...(language === undefined ? {} : { language }) },
    answer: wire === undefined ? { status: 204 } : { status: 200, body: wire },
    ask: api => ask(new HttpReferentials(api)),
    become: E.right(become),
  });

/** Sends the call, and expects the bank's refusal. */
export const refuses = <A>(
  pact: PactV4,
  notes: InteractionNotes,
  { path, query, ask }: CallAndAnswer<A>,
  status: number,
  code: string,
): Promise<void> =>
  holds(pact, notes, {
    request: { method: 'GET', path, ...(query === undefined ? {} : { query }) },
    answer: { status, body: { error: code } },
    ask: api => ask(new HttpReferentials(api)),
    become: refusal(code, status),
  });
