import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Day, Instant } from '@domain/kernel/day';
import type { ContractDocumentType } from '@domain/signature/contractDocuments';
import type { SmsState } from '@domain/signature/smsState';
import type { WithdrawalStart } from '@domain/signature/withdrawalStart';
import type { Task } from 'fp-ts/Task';

/** The document whose receipt a person acknowledges (proposed). D-124 */
export const DEPOSIT_GUARANTEE = 'depositGuarantee' satisfies ContractDocumentType;

/**
 * `bytes`, `pages`: shown before the person opens the document; `url`: works once, for 5 minutes, without a token. `type`: what it is, where
 * the bank says it. SGN-01
 */
export interface OfferDocument {
  readonly id: string;
  readonly kind: 'precontractual' | 'contractual';
  readonly label: string;
  readonly bytes: number;
  readonly pages: number;
  readonly url: string;
  readonly type?: string | undefined;
}

/** `url`: the provider's ceremony page, on its own origin. SGN-02 */
export interface SignatureCeremony {
  readonly signId: string;
  readonly url: string;
}

export type SignatureStatus = 'ongoing' | 'signed' | 'refused' | 'error';

/** Calls 9, 10, 11, 36, 39, 40 and 44. D-38 */
export abstract class Signatures {
  /** Call 39, when the person accepts the terms on the recap. */
  abstract prepare(): TaskEither<Failure, void>;
  /** Call 9. */
  abstract documents(idEne: string): TaskEither<Failure, readonly OfferDocument[]>;
  /**
   * Call 10; one key a click, so that a repeated request opens no second ceremony (R04). `startBeforeDelay`: whether the person agreed that
   * the account opens within the period of withdrawal; undefined: they were not asked (proposed). D-124
   */
  abstract start(idEne: string, idempotencyKey: string, startBeforeDelay?: boolean): TaskEither<Failure, SignatureCeremony>;
  /** Call 11. */
  abstract status(idEne: string): TaskEither<Failure, SignatureStatus>;
  /** Call 44: sends the code of the ceremony by SMS. */
  abstract sendCode(): TaskEither<Failure, SmsState>;
  /** Call 36, after the holder's signature. */
  abstract finalizeHolder(idempotencyKey: string): TaskEither<Failure, void>;
  /** Call 40; one key, so that a repeated request ends the subscription once (R04). */
  abstract endSubscription(idempotencyKey: string): TaskEither<Failure, 'accepted' | 'analysis'>;
}

/** Downloads a document; its address works once. SGN-01, XTR-09 */
export abstract class Papers {
  abstract read(url: string): TaskEither<Failure, Uint8Array>;
}

/** The page cannot draw the document: the renderer did not load, or does not understand the file. */
export interface Undrawable {
  readonly kind: 'undrawable';
}

/** A part of a document's text. */
export type PaperBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [caption: string, value: string])[] };

/** One page of a document. D-96 */
export interface PaperPage {
  /** The text of the page, from top to bottom; empty for a picture of a text. */
  readonly blocks: readonly PaperBlock[];
  draw(canvas: HTMLCanvasElement): TaskEither<Undrawable, void>;
}

/** Reads the pages of a document, to show their text in our page. D-96 */
export abstract class PaperPages {
  abstract of(bytes: Uint8Array): TaskEither<Undrawable, readonly PaperPage[]>;
}

/** Ids of the documents that the person opened on this tab, and nothing else. D-61 */
export abstract class ReadMarks {
  abstract ids(): readonly string[];
  abstract keep(ids: readonly string[]): void;
}

/** When each person of a dossier ticked a box of the documents' page, on this tab. XTR-09, D-124 */
export abstract class Acknowledgements {
  abstract all(): Readonly<Record<string, Instant>>;
  abstract keep(all: Readonly<Record<string, Instant>>): void;
}

/** How a person withdraws from a contract: the configured period, and an e-mail address. */
export interface WithdrawalTerms {
  readonly function: 'here' | 'elsewhere';
  readonly days: number;
  readonly from: WithdrawalStart;
  readonly rollsOver: boolean;
  readonly address: string;
}

/** The right of withdrawal, as the bank configured it. XTR-26, XTR-68 */
export abstract class Withdrawals {
  abstract terms(): WithdrawalTerms;
}

/** `acknowledgement`: the address of a PDF, which works once. */
export interface WithdrawalReceipt {
  readonly receivedAt: Instant;
  readonly reference: string;
  readonly acknowledgement?: string | undefined;
}

/** `until`: the last day, where the bank knows it; `withdrawn`: once the bank has the withdrawal from it. */
export interface WithdrawableContract {
  readonly id: string;
  readonly label: string;
  readonly until?: Day | undefined;
  readonly withdrawn?: WithdrawalReceipt | undefined;
}

/** The contracts of the person signed in. */
export interface MyWithdrawal {
  readonly name: string;
  readonly email: string;
  readonly contracts: readonly WithdrawableContract[];
}

/** `email`: where the acknowledgement goes; `statement`: in French, the language of the contract. */
export interface WithdrawalStatement {
  readonly contract: string;
  readonly email: string;
  readonly statement: string;
}

/** Calls 40b and 40c, proposed. XTR-68 */
export abstract class WithdrawalCalls {
  abstract mine(): TaskEither<Failure, MyWithdrawal>;
  /** One key, so that a repeated request withdraws once (R04). */
  abstract send(idempotencyKey: string, statement: WithdrawalStatement): TaskEither<Failure, WithdrawalReceipt>;
}

/** SHA-256, in hexadecimal. XTR-09 */
export abstract class Digest {
  abstract sha256(content: Uint8Array): Task<string>;
}
