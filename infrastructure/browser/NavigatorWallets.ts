import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserWallets, NoAnswer, WalletAnswer } from '@application/wallet/ports';

/** A signed request of OpenID for Verifiable Presentations 1.0, appendix A.1. */
const PROTOCOL = 'openid4vp-v1-signed';

const Answer = t.type({ protocol: t.string, data: t.UnknownRecord });

/** A browser names an abort by its signal's deadline, and everything else alike. */
const reasonOf = (error: unknown): NoAnswer =>
  error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name) ? 'TOO_LATE' : 'REFUSED_IN_WALLET';

/** The part of the browser that asks wallets; undefined: it has none. */
export interface AskingBrowser {
  readonly credentials: { get(options: CredentialRequestOptions): Promise<unknown> } | undefined;
  readonly knowsCall: boolean;
}

const own = (): AskingBrowser => ({
  credentials: 'credentials' in navigator ? navigator.credentials : undefined,
  knowsCall: 'DigitalCredential' in window,
});

export class NavigatorWallets implements BrowserWallets {
  constructor(private readonly browser: AskingBrowser = own()) {}

  get offered(): boolean {
    return this.browser.credentials !== undefined && this.browser.knowsCall;
  }

  ask(request: string, milliseconds: number): TE.TaskEither<NoAnswer, WalletAnswer> {
    const digital = { requests: [{ protocol: PROTOCOL, data: { request } }] };
    const options = { digital, signal: AbortSignal.timeout(milliseconds), mediation: 'required' } as const;
    return pipe(
      TE.tryCatch(() => this.browser.credentials?.get(options) ?? Promise.reject(new Error('no credentials')), reasonOf),
      TE.flatMap((given): TE.TaskEither<NoAnswer, WalletAnswer> => {
        const answer = Answer.decode(given);
        return E.isRight(answer) ? TE.right(answer.right) : TE.left('REFUSED_IN_WALLET');
      }),
    );
  }
}
