import type { UsPersonPolicy } from '@domain/holders/usQuestion';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import type { Language } from '@domain/brand/languages';
import type { Brand, Environment, Variant } from '@domain/brand/variant';
import type { Day, Instant } from '@domain/kernel/day';
import type { OtherHolderPolicy } from '@domain/journey/otherHolder';
import type { WithoutFigures } from '@domain/offer/overdraftFigures';
import type { MarketingPolicy } from '@domain/session/marketing';
import type { IncompletePolicy } from '@domain/signature/contractDocuments';
import type { WithdrawalStart } from '@domain/signature/withdrawalStart';
import type { JointAccount, Mode } from '@domain/journey/words';
import type { RefusalLetter } from './refusal/ports';

/** Names of the outside destinations (D-06); redirects go nowhere else. */
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
  'workstation',
] as const;
export type DestinationName = (typeof destinationNames)[number];

/** The identity provider's sign-in of a person who comes back: a destination name whose sign-in carries no hint. D-58 */
export const IDENTIFICATION = 'identification';

/** The page of withdrawal, where a sign-in may lead instead of to the file; also the destination of a bank whose function is elsewhere. XTR-68 */
export const WITHDRAWAL = 'withdrawal';

/** A destination that a bank may leave out: a video call with an adviser. D-129 */
export const ADVISER_CALL = 'adviser-call';

/** What a bank can offer beside the video check. D-129 */
export const otherWays = ['agency', 'adviserCall'] as const;
export type OtherWay = (typeof otherWays)[number];

/** Levels of an electronic signature (règlement (UE) n° 910/2014). D-124 */
export const signatureLevels = ['advanced', 'qualified'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];

/** Whether the page asks for the agreement to begin within the period of withdrawal; `required`: nobody signs without it. D-124 */
export const startPolicies = ['asked', 'required', 'never'] as const;
export type StartPolicy = (typeof startPolicies)[number];

/** `silent`: the provider's page sends no message when it loads in its frame. D-97 */
interface FrameSettings {
  readonly origin: string;
  readonly silent?: boolean | undefined;
}

/**
 * Whether the bank asks for consent before a face is compared. `provider`: who keeps the video; `keptFor`: for how many days. D-124,
 * XTR-70
 */
export type FaceConsentSettings =
  { readonly required: false } | { readonly required: true; readonly provider: string; readonly keptFor: number };

/** The decoded configuration of one variant and environment (CFG-01, CFG-02). Durations in milliseconds. */
export abstract class Settings {
  abstract readonly variant: Variant;
  abstract readonly brand: Brand;
  /** The language of the page, which the bundle decides and not the configuration. XTR-12 */
  abstract readonly language: Language;
  /** The mode of the entry; once a file exists, isInitBo of its state decides (ADV-01). */
  abstract readonly mode: Mode;
  abstract readonly environment: Environment;
  abstract readonly production: boolean;
  abstract readonly api: {
    readonly baseUrl: string;
    readonly clientId: string;
    readonly timeoutMs: number;
    /** How long an upload or a download may make no progress. XTR-40 */
    readonly silenceMs: number;
    /** From the last byte of an upload to the bank's answer; long, because browsers count bytes that they only buffered. XTR-40 */
    readonly uploadAnswerMs: number;
  };
  abstract readonly identityProvider: {
    readonly authorizeUrl: string;
    readonly tokenUrl: string;
    /** The address that revokes a token (RFC 7009); undefined: the provider has none. */
    readonly revokeUrl: string | undefined;
    readonly clientId: string;
    readonly clientSecret: string | undefined;
    readonly redirectUrl: string;
  };
  abstract readonly destinations: Readonly<Record<DestinationName, string>> & {
    readonly [ADVISER_CALL]?: string | undefined;
    readonly [WITHDRAWAL]?: string | undefined;
  };
  /**
   * Origins of the provider's pages for the video check and the signature: the page accepts frames and messages from these alone. D-18,
   * X25
   */
  abstract readonly liveness: FrameSettings & {
    readonly otherWays?: readonly OtherWay[] | undefined;
    readonly consent?: FaceConsentSettings | undefined;
  };
  /** `level`: of the provider's certificate; a text about the value of a signature follows it. D-124, SGN-01 */
  abstract readonly signature: FrameSettings & { readonly level: SignatureLevel };
  /** What an overdraft without figures from the bank does. D-124, XTR-71 */
  abstract readonly overdraft: { readonly withoutFigures: WithoutFigures };
  /** One box for e-mail and SMS, or one for each. D-124 */
  abstract readonly marketing: MarketingPolicy;
  /** What an expected document that the bank does not list does. D-124, SGN-01 */
  abstract readonly contractDocuments: { readonly incomplete: IncompletePolicy };
  abstract readonly startBeforeDelay: StartPolicy;
  abstract readonly jointAccount: JointAccount;
  abstract readonly offers: { readonly youthValidUntil: Day; readonly welcomeValidUntil: Day };
  /** Whose identity documents the bank accepts online; no list is empty, and a shorter one than the default has its reason. D-127 */
  abstract readonly acceptedPapers: AcceptedPapers;
  /**
   * Whether an identity may come from a European Digital Identity Wallet, and who may scan a code for a wallet on another device: such a
   * code cannot be bound to the person who reads the page. XTR-38
   */
  abstract readonly wallet: {
    readonly offered: boolean;
    readonly acrossDevices: 'none' | 'adviser' | 'all';
    /** Schemes and origins of the links that may open a wallet. X20 */
    readonly links: readonly string[];
  };
  abstract readonly contactPhone: string;
  /** The e-mail address for withdrawal from a contract. XTR-26 */
  abstract readonly withdrawalAddress: string;
  /** The period of withdrawal: its length in calendar days, the day that starts it, and whether its last day moves to a working day. `elsewhere`: at the destination `withdrawal`. D-124 */
  abstract readonly withdrawal: {
    readonly function: 'here' | 'elsewhere';
    readonly days: number;
    readonly from: WithdrawalStart;
    readonly rollsOver: boolean;
  };
  /** Whether the bank sends a letter with the reasons of a refusal, or on request. D-124, XTR-74 */
  abstract readonly refusal: { readonly letter: RefusalLetter };
  /** Calendar days after which the silence of a review counts as a refusal. D-124, XTR-75 */
  abstract readonly review: { readonly silenceDays: number };
  /** Whether the move of an account from another bank is offered once the account is open. D-124, XTR-76 */
  abstract readonly mobility: { readonly offered: boolean };
  /** Whom a client complains to, and when the answer comes. An empty text is not shown; production refuses it. D-124, XTR-66 */
  abstract readonly law: {
    readonly complaints: {
      readonly address: string;
      readonly email: string;
      /** In working days. */
      readonly acknowledgedInDays: number;
      /** In calendar days, for any matter but a payment. */
      readonly answeredInDays: number;
      /** In working days, for a payment: usually, and in an exceptional situation. */
      readonly paymentsInDays: number;
      readonly paymentsAtMost: number;
    };
    readonly mediator: { readonly name: string; readonly address: string; readonly site: string };
  };
  /** The start of the simulated clock outside production (D-37). */
  abstract readonly simulatedNow: Instant | undefined;
  /** True on a local host. The configuration sets it, never the host's name (D-39); false in production. */
  abstract readonly local: boolean;
  abstract readonly localAuthentication: boolean;
  /** The client whose file a local host opens without authentication; undefined: none. STP-08, D-39 */
  abstract readonly localClient: string | undefined;
  abstract readonly prospectResumeAllowed: boolean;
  /** A person gives all papers before the forms; by the mode of the file. D-125 */
  abstract readonly papersFirst: Readonly<Record<Mode, boolean>>;
  /** Photos are judged on the device before they are sent. XTR-37 */
  abstract readonly photoJudgement: boolean;
  /** The page's own camera takes the photo when the document is sharp, whole and free of glare. PRF-04 */
  abstract readonly ownCamera: boolean;
  /** The 2D-Doc of a bill, payslip or tax notice is read on the device before it is sent. XTR-19 */
  abstract readonly twoDDocReading: boolean;
  /** Declarations that the bank asks for. D-118 */
  abstract readonly declarations: { readonly usPerson: UsPersonPolicy };
  /** How much a person sees of the other holder of a joint file. D-123 */
  abstract readonly otherHolder: OtherHolderPolicy;
  abstract readonly inactivity: { readonly afterMs: number; readonly popupMs: number; readonly tracked: boolean };
  /** `traceCalls`: each call of the bank carries an id. `webVitals`: what customers wait for is measured. Both without personal data. OBS-01 */
  abstract readonly observation: { readonly traceCalls: boolean; readonly webVitals: boolean };
  abstract readonly scripts: {
    readonly tagManager: string | undefined;
    readonly errorReports: string | undefined;
  };
}
