import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { addressIn, isOrigin } from '@application/address';
import {
  ADVISER_CALL,
  WITHDRAWAL,
  otherWays,
  signatureLevels,
  startPolicies,
  type DestinationName,
  type FaceConsentSettings,
  type Settings,
} from '@application/Settings';
import { REFERENCE, type Language } from '@domain/brand/languages';
import { environments, PRODUCTION, variantFacts } from '@domain/brand/variant';
import { otherHolderPolicies } from '@domain/journey/otherHolder';
import { usPersonPolicies } from '@domain/holders/usQuestion';
import { isRecord } from '@domain/kernel/shape';
import { refusalLetters } from '@application/refusal/ports';
import { withoutFigures } from '@domain/offer/overdraftFigures';
import { tableOf } from '@domain/kernel/tableOf';
import { marketingPolicies } from '@domain/session/marketing';
import { incompletePolicies } from '@domain/signature/contractDocuments';
import { withdrawalStarts } from '@domain/signature/withdrawalStart';
import { isNarrowed } from '@domain/proofs/acceptedPapers';
import { acceptedPapers } from './acceptedPapersCodec';
import { days, named } from './parts';
import { wrongKeys } from './wrongKeys';
import { isDay, isInstant, type Day } from '@domain/kernel/day';

const day = new t.Type<Day>('Day', isDay, (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)), t.identity);
const instant = new t.Type<string>(
  'Instant',
  isInstant,
  (value, context) => (isInstant(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const isOriginText = (value: unknown): value is string => t.string.is(value) && isOrigin(value);
const origin = new t.Type<string>(
  'Origin',
  isOriginText,
  (value, context) => (isOriginText(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A scheme of wallets, or the origin of one: 'https://' would let the page leave for any address. X20 */
const isWalletLink = (value: unknown): value is string =>
  isOriginText(value) || (t.string.is(value) && /^(?!(?:https?|javascript|data|blob|file):)[a-z][a-z0-9+.-]*:\/\/$/.test(value));
const walletLink = new t.Type<string>(
  'WalletLink',
  isWalletLink,
  (value, context) => (isWalletLink(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const destination = {
  'identity-provider': t.string,
  'customer-area': t.string,
  appointment: t.string,
  'personal-data': t.string,
  'cookie-policy': t.string,
  'legal-notices': t.string,
  'consumer-information': t.string,
  pricing: t.string,
  'general-terms': t.string,
  'insurance-notice': t.string,
  workstation: t.string,
} satisfies Record<DestinationName, unknown>;

/** A site that a client may open; empty: none is said. */
const isSite = (value: unknown): value is string => value === '' || (t.string.is(value) && addressIn(value)?.protocol === 'https:');
const site = new t.Type<string>(
  'Site',
  isSite,
  (value, context) => (isSite(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const law = t.type({
  complaints: t.type({
    address: t.string,
    email: t.string,
    acknowledgedInDays: days,
    answeredInDays: days,
    paymentsInDays: days,
    paymentsAtMost: days,
  }),
  mediator: t.type({ name: t.string, address: t.string, site }),
});

const notAsked = t.type({ required: t.literal(false) });
const asked = t.type({ required: t.literal(true), provider: named, keptFor: days });
/** Where consent is required, its provider and duration are too: each missing one is named. XTR-70 */
const faceConsent = new t.Type<FaceConsentSettings>(
  'FaceConsent',
  t.union([notAsked, asked]).is,
  (value, context) => (isRecord(value) && value['required'] === true ? asked : notAsked).validate(value, context),
  t.identity,
);

const frame = t.intersection([t.type({ origin }), t.partial({ silent: t.boolean })]);

/** An address; null: the bank chose none. XTR-64 */
const address = t.union([t.string, t.null]);

const Configuration = t.intersection(
  [
    t.type({
      variant: t.keyof(variantFacts),
      environment: t.keyof(tableOf(environments.map(name => [name, null]))),
      api: t.type({ baseUrl: t.string, clientId: t.string, timeoutMs: t.number, silenceMs: t.number, uploadAnswerMs: t.number }),
      identityProvider: t.intersection([
        t.type({ authorizeUrl: t.string, tokenUrl: t.string, clientId: t.string, redirectUrl: t.string }),
        t.partial({ clientSecret: t.string, revokeUrl: t.string }),
      ]),
      destinations: t.intersection([t.type(destination), t.partial({ [ADVISER_CALL]: t.string, [WITHDRAWAL]: site })]),
      liveness: t.intersection([
        frame,
        t.partial({ otherWays: t.readonlyArray(t.keyof(tableOf(otherWays.map(way => [way, null])))), consent: faceConsent }),
      ]),
      signature: t.intersection([frame, t.type({ level: t.keyof(tableOf(signatureLevels.map(level => [level, null]))) })]),
      overdraft: t.type({ withoutFigures: t.keyof(tableOf(withoutFigures.map(each => [each, null]))) }),
      marketing: t.keyof(tableOf(marketingPolicies.map(each => [each, null]))),
      contractDocuments: t.type({ incomplete: t.keyof(tableOf(incompletePolicies.map(each => [each, null]))) }),
      startBeforeDelay: t.keyof(tableOf(startPolicies.map(policy => [policy, null]))),
      jointAccount: t.keyof({ open: null, announced: null }),
      offers: t.type({ youthValidUntil: day, welcomeValidUntil: day }),
      acceptedPapers,
      wallet: t.type({
        offered: t.boolean,
        acrossDevices: t.keyof({ none: null, adviser: null, all: null }),
        links: t.readonlyArray(walletLink),
      }),
      contactPhone: t.string,
      withdrawalAddress: t.string,
      withdrawal: t.type({
        function: t.keyof({ here: null, elsewhere: null }),
        days,
        from: t.keyof(tableOf(withdrawalStarts.map(start => [start, null]))),
        rollsOver: t.boolean,
      }),
      refusal: t.type({ letter: t.keyof(tableOf(refusalLetters.map(letter => [letter, null]))) }),
      mobility: t.type({ offered: t.boolean }),
      review: t.type({ silenceDays: days }),
      law,
      local: t.boolean,
      localAuthentication: t.boolean,
      prospectResumeAllowed: t.boolean,
      papersFirst: t.type({ omc: t.boolean, mdc: t.boolean }),
      photoJudgement: t.boolean,
      ownCamera: t.boolean,
      languageOfBrowser: t.boolean, // read at build time
      twoDDocReading: t.boolean,
      declarations: t.type({ usPerson: t.keyof(tableOf(usPersonPolicies.map(policy => [policy, null]))) }),
      otherHolder: t.keyof(tableOf(otherHolderPolicies.map(policy => [policy, null]))),
      inactivity: t.type({ afterMs: t.number, popupMs: t.number, tracked: t.boolean }),
      repositories: t.readonlyArray(t.string),
      scripts: t.partial({ tagManager: address, errorReports: address }),
    }),
    t.partial({ simulatedNow: instant, localClient: t.string, observation: t.partial({ traceCalls: t.boolean, webVitals: t.boolean }) }),
  ],
  'Configuration',
);
type Configuration = t.TypeOf<typeof Configuration>;

/** The settings as typed data; production ignores the simulated date and the local host (D-37, D-39). */
const settingsFrom = (file: Configuration, origin: string, language: Language): Settings => {
  const production = file.environment === PRODUCTION;
  const { clientSecret, revokeUrl, redirectUrl, ...provider } = file.identityProvider;
  const { tagManager, errorReports } = file.scripts;
  return {
    ...variantFacts[file.variant],
    ...file,
    language,
    production,
    identityProvider: { ...provider, clientSecret, revokeUrl, redirectUrl: new URL(redirectUrl, origin).href },
    simulatedNow: production ? undefined : file.simulatedNow,
    local: !production && file.local,
    localClient: production ? undefined : file.localClient,
    prospectResumeAllowed: !production && file.prospectResumeAllowed,
    observation: { traceCalls: file.observation?.traceCalls ?? false, webVitals: file.observation?.webVitals ?? false },
    scripts: { tagManager: tagManager ?? undefined, errorReports: errorReports ?? undefined },
  };
};

/**
 * Decodes the configuration file of a variant and environment; errors name each missing or wrong key by its path. `origin`,
 * `language`: of the page. CFG-01, CFG-02
 */
export const decodeSettings = (json: unknown, origin: string, language: Language = REFERENCE): E.Either<readonly string[], Settings> =>
  pipe(
    Configuration.decode(json),
    E.mapLeft(wrongKeys),
    E.filterOrElse(
      ({ withdrawal, destinations }) => withdrawal.function === 'here' || Boolean(destinations[WITHDRAWAL]),
      (): readonly string[] => [`destinations.${WITHDRAWAL}`],
    ),
    E.filterOrElse(
      ({ acceptedPapers: taken }) => !isNarrowed(taken) || taken.reason !== undefined,
      (): readonly string[] => ['acceptedPapers.reason'],
    ),
    E.map(file => settingsFrom(file, origin, language)),
  );
