import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Access } from './ports';
import type { Randomness } from '@application/browser/ports';
import type { SessionStore } from '@application/session/ports';
import { authorizeAddress } from '@application/redirect/authorizeAddress';
import type { Failure } from '@application/failure';
import type { Language } from '@domain/brand/languages';
import type { Mode } from '@domain/journey/words';

/** The identity provider client to sign in with, by the type of the subscription. MIN-02 */
export interface LinkSettings {
  readonly authorizeUrl: string;
  readonly clients: Readonly<Record<Mode, { readonly clientId: string; readonly redirectUrl: string }>>;
  /** The language of the page. XTR-12 */
  readonly language: Language;
}

/** The link carries no code. MIN-05 */
export interface NoCode {
  readonly kind: 'noCode';
}

/**
 * Follows an e-mailed link: exchanges its code for a token, reads the type of the file, then returns the sign-in address that proves the
 * phone. MIN-02, D-42, XTR-11
 */
export class FollowLink {
  /** The last code exchanged: codes work once, so a retry only repeats the request that failed. */
  private swapped: string | undefined = undefined;

  constructor(
    private readonly access: Access,
    private readonly session: Pick<SessionStore, 'begin'>,
    private readonly randomness: Randomness,
    private readonly settings: LinkSettings,
  ) {}

  run(code: string | null): TE.TaskEither<Failure | NoCode, string> {
    if (code === null || code === '') return TE.left({ kind: 'noCode' });
    return pipe(
      this.swapping(code),
      TE.flatMap(() => this.access.subscriptionType()),
      TE.flatMapTask(type => () => this.authorize(type)),
    );
  }

  private swapping(code: string): TE.TaskEither<Failure, void> {
    if (this.swapped === code) return TE.right(undefined);
    return pipe(
      this.access.exchange(code),
      TE.map(() => void (this.swapped = code)),
    );
  }

  private async authorize(type: Mode): Promise<string> {
    const signIn = { verifier: this.randomness.secret(), state: this.randomness.secret(), hint: '' };
    this.session.begin(signIn);
    const challenge = await this.randomness.challenge(signIn.verifier)();
    const { authorizeUrl, clients, language } = this.settings;
    return authorizeAddress({ authorizeUrl, ...clients[type] }, { ...signIn, challenge }, language);
  }
}
