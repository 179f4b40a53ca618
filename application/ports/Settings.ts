import type { Brand, Environment, Variant } from '@domain/brand/variant';
import type { Day, Instant } from '@domain/kernel/day';
import type { JointAccount, Mode } from '@domain/journey/words';

/** Outside destinations by name (D-06); nothing else can be redirected to. */
export const destinationNames = [
  'identity-provider',
  'customer-area',
  'appointment',
  'personal-data',
  'cookie-policy',
  'legal-notices',
  'consumer-information',
  'pricing',
  'general-terms',
  'insurance-notice',
] as const;
export type DestinationName = (typeof destinationNames)[number];

/** The identity provider, for a person who comes back: reached by name as the destinations are, with a sign-in that names nobody. D-58 */
export const IDENTIFICATION = 'identification';

/** `silent`: a provider whose page does not say that it came into its frame. D-97 */
interface FrameSettings {
  readonly origin: string;
  readonly silent?: boolean | undefined;
}

/** The configuration of one variant and environment, decoded (CFG-01, CFG-02). Durations in milliseconds. */
export abstract class Settings {
  abstract readonly variant: Variant;
  abstract readonly brand: Brand;
  /** The mode of the entry; inside a journey isInitBo of the state decides (ADV-01). */
  abstract readonly mode: Mode;
  abstract readonly environment: Environment;
  abstract readonly production: boolean;
  abstract readonly api: {
    readonly baseUrl: string;
    readonly clientId: string;
    readonly timeoutMs: number;
    /** A file on its way, up or down, may stand still so long. XTR-40 */
    readonly silenceMs: number;
    /** From the last byte of a file to the bank's answer: browsers count bytes that they only buffered. XTR-40 */
    readonly uploadAnswerMs: number;
  };
  abstract readonly identityProvider: {
    readonly authorizeUrl: string;
    readonly tokenUrl: string;
    /** Where a token is revoked (RFC 7009); undefined: the provider has no such address. */
    readonly revokeUrl: string | undefined;
    readonly clientId: string;
    readonly clientSecret: string | undefined;
    readonly redirectUrl: string;
  };
  abstract readonly destinations: Readonly<Record<DestinationName, string>>;
  /** Origins of the pages of the video check and of the signature: their frames and messages are taken from there alone. D-18, X25 */
  abstract readonly liveness: FrameSettings;
  abstract readonly signature: FrameSettings;
  abstract readonly jointAccount: JointAccount;
  abstract readonly offers: { readonly youthValidUntil: Day; readonly welcomeValidUntil: Day };
  /** Countries, as ISO 3166-1 alpha-2 has them, whose identity documents are accepted online; never none. D-91 */
  abstract readonly acceptedPapers: readonly string[];
  abstract readonly contactPhone: string;
  /** The e-mail address for renouncing a contract. XTR-26 */
  abstract readonly withdrawalAddress: string;
  /** The clock's origin outside production (D-37). */
  abstract readonly simulatedNow: Instant | undefined;
  /** A local host, said by configuration and never by the host's name (D-39); false in production. */
  abstract readonly local: boolean;
  abstract readonly localAuthentication: boolean;
  /** The client whose file a local host opens without authentication; undefined: nobody's. STP-08, D-39 */
  abstract readonly localClient: string | undefined;
  abstract readonly prospectResumeAllowed: boolean;
  abstract readonly inactivity: { readonly afterMs: number; readonly popupMs: number; readonly tracked: boolean };
  abstract readonly scripts: {
    readonly tagManager: string | undefined;
    readonly errorReports: string | undefined;
  };
}
