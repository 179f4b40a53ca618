import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Randomness } from '@application/browser/ports';
import type { SessionStore } from '@application/session/ports';
import { inLanguage } from '@application/trusted';
import { REFERENCE } from '@domain/brand/languages';
import { ADVISER_CALL, destinationNames, IDENTIFICATION, WITHDRAWAL, type DestinationName, type Settings } from '@application/Settings';
import { authorizeAddress } from './authorizeAddress';

export interface UnknownDestination {
  readonly kind: 'unknownDestination';
}

const isDestination = (name: string): name is DestinationName => destinationNames.some(known => known === name);

/** Destinations that receive the dossier's number, so that the adviser finds it. D-129 */
const withDossier: readonly string[] = ['appointment', ADVISER_CALL];
const isNumber = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Resolves a destination's name to its address; only names in the configuration resolve. RTE-07, D-06, X20 */
export class ResolveDestination {
  constructor(
    private readonly settings: Settings,
    private readonly session: SessionStore,
    private readonly randomness: Randomness,
  ) {}

  /** `dossier`: the number that an appointment carries; `then`: where a sign-in leads. */
  run(name: string, dossier = '', then = ''): TE.TaskEither<UnknownDestination, string> {
    if (name === IDENTIFICATION) return this.identify(then);
    if (name === 'identity-provider') return this.authorize();
    const address = isDestination(name) || name === ADVISER_CALL || name === WITHDRAWAL ? this.settings.destinations[name] : undefined;
    if (address === undefined) return TE.left({ kind: 'unknownDestination' });
    return TE.right(this.elsewhere(withDossier.includes(name) && isNumber(dossier) ? this.about(address, dossier) : address));
  }

  private about(address: string, dossier: string): string {
    const url = new URL(address, this.settings.identityProvider.redirectUrl);
    url.searchParams.set('dossier', dossier);
    return url.href;
  }

  private elsewhere(address: string): string {
    const { language, identityProvider } = this.settings;
    return language === REFERENCE ? address : inLanguage(language)({ url: new URL(address, identityProvider.redirectUrl).href }).url;
  }

  /** Starts a sign-in without a hint: the person gives the identity provider their mobile number. D-58 */
  private identify(then: string): TE.TaskEither<UnknownDestination, string> {
    const signIn = { verifier: this.randomness.secret(), state: this.randomness.secret(), hint: '' };
    this.session.begin(then === WITHDRAWAL ? { ...signIn, then } : signIn);
    return this.authorize();
  }

  /** The authorize address of the pending sign-in (D-07); fails without a pending sign-in, which names the person. */
  private authorize(): TE.TaskEither<UnknownDestination, string> {
    const pending = this.session.pendingSignIn();
    if (pending === undefined) return TE.left({ kind: 'unknownDestination' });
    return pipe(
      TE.fromTask<string, UnknownDestination>(this.randomness.challenge(pending.verifier)),
      TE.map(challenge =>
        authorizeAddress(this.settings.identityProvider, { ...pending, challenge, asks: pending.hint === '' }, this.settings.language),
      ),
    );
  }
}
