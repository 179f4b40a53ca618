import type { DossierState } from '@domain/journey/dossierState';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Side } from '@domain/proofs/scans';
import type { CameraProblem } from '@application/liveness/ports';
import type { Polled } from '@application/polled';
import type { ProofOutcome } from '@domain/proofs/proof';
import type { Likeness } from '@domain/proofs/likeness';
import type { OtherFile } from '@domain/proofs/otherFiles';
import type { PhotoMeasures } from '@domain/proofs/photo';
import type { UploadRefusal } from '@domain/proofs/upload';
import type { Task } from 'fp-ts/Task';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';
import type { PaperName } from '@domain/proofs/papers';

/** One side of a document, ready for upload: reduced, without metadata, of an accepted type. D-16 */
export interface DocumentScan {
  readonly side: Side;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly content: Blob;
}

/** `idEne`: the exchange with the bank; `rank`: the participant and the proof. */
export interface DocumentSlot {
  readonly idEne: string;
  readonly rank: string;
}

export interface Upload extends DocumentSlot {
  readonly documentCode: string;
  readonly pages: readonly DocumentScan[];
  /** Receives the share sent, 0 to 1. XTR-05 */
  readonly onProgress: (share: number) => void;
  /** An abort cancels the upload, which fails as unreachable. */
  readonly signal: AbortSignal;
  /** Runs when the upload makes no progress for too long and fails as unreachable. XTR-40 */
  readonly onStall?: () => void;
}

/**
 * The bank's answer to uploaded pages. `sides`: the sides that the bank keeps until the others arrive; undefined: the bank does not
 * report it, and wants all sides in one call. D-72
 */
export interface Received {
  readonly id: string;
  readonly sides: readonly Side[] | undefined;
}

/** Calls 6, 7 and 8: send a document, declare it complete, have it analysed. PRF-07 */
export abstract class Documents {
  abstract send(upload: Upload): TaskEither<Failure, Received>;
  abstract complete(slot: DocumentSlot): TaskEither<Failure, void>;
  /** Call 8: starts the bank's analysis of the document; returns the id of this control. */
  abstract control(slot: DocumentSlot): TaskEither<Failure, string>;
}

/** Calls 33, 34 and 35: the analysis of a document, and the client's decision about it. PRF-07 to PRF-10 */
export abstract class Proofs {
  abstract outcome(personId: string, rank: string, polled?: Polled): TaskEither<Failure, ProofOutcome>;
  /** Accepts a document whose analysis failed, where the reason allows it. */
  abstract force(rank: string): TaskEither<Failure, void>;
  abstract remove(rank: string): TaskEither<Failure, void>;
}

/** Why a file is not ready for upload: a reason of the rule `documents.upload`, one that only decoding the file shows, or what the file is instead. PRF-05, D-16 */
export type NotReady =
  | Exclude<UploadRefusal, 'missing' | 'total-too-large'>
  | 'unreadable-file'
  | 'locked-pdf'
  | 'broken-pdf'
  | 'one-program-pdf'
  | 'portfolio-pdf'
  | 'pageless-pdf'
  | 'blank-pdf'
  | 'too-many-pixels'
  | 'too-long'
  | 'scrambled'
  | 'heic'
  | OtherFile;

/**
 * `measures`: of a photo, for the rule `documents.photo`; `likeness`: tells the page from others. Each is absent where it could not be
 * taken. XTR-37, D-54
 */
export type ReadyScan = Omit<DocumentScan, 'side'> & {
  readonly measures?: PhotoMeasures | undefined;
  readonly likeness?: Likeness | undefined;
};

/**
 * `together`: number of pages that share the size limit; `pages`: maximum number of pages from one file; `light`: makes photos as small
 * as they stay readable, for a slow network. D-54, D-71
 */
export interface Room {
  readonly together: number;
  readonly pages: number;
  readonly light?: boolean;
}

/**
 * Prepares a chosen file for upload, off the main thread: type from its first bytes, upright, at most 2 000 px, without metadata. PRF-05,
 * XTR-21
 */
export abstract class FilePreparation {
  /** Returns the pages in order: one page, or several where the image is long and narrow and is cut. D-71 */
  abstract prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyScan[]>;
}

/**
 * Why the page's camera does not photograph a document. `stopped`: it was taken away while it was open; `scrambled`: the browser returns
 * other pixels (D-95); `embedded`: another application shows the page.
 */
export type PaperCameraProblem = CameraProblem | 'stopped' | 'scrambled' | 'embedded';

/** The rear camera while it is open. */
export interface Viewfinder {
  /** Measures a new frame, four times a second at most; undefined: frames cannot be measured here. XTR-37 */
  next(): Promise<PhotoMeasures | undefined>;
  /** The frame measured last, or what the camera sees now; undefined: nothing yet. */
  photo(of: 'measured' | 'now'): Promise<File | undefined>;
  close(): void;
}

/** A camera in the page, for documents. PRF-04 */
export abstract class PaperCamera {
  /** Shows in `video` what the camera sees. `ended`: it was taken away (the problem), or the page is no longer visible. */
  abstract open(video: HTMLVideoElement, ended: (problem?: PaperCameraProblem) => void): TaskEither<PaperCameraProblem, Viewfinder>;
}

/** Reads the Data Matrix symbols of a page on the device; empty: there is none, it is spoilt, or time is up. XTR-19 */
export abstract class PageSymbols {
  abstract textsOn(page: Pick<DocumentScan, 'mimeType' | 'content'>): Task<readonly string[]>;
}

/** Checks a signature (P-256, r and s in a row); undefined: this browser cannot check it, or the key is none. XTR-19 */
export abstract class SealCheck {
  abstract isSignedBy(key: IssuerKey, message: string, signature: Uint8Array<ArrayBuffer>): Task<boolean | undefined>;
}

/** Call 21b, proposed: the keys of the issuers of 2D-Docs that the bank trusts. The browser asks no authority. XTR-19 */
export abstract class IssuerKeys {
  abstract all(): TaskEither<Failure, readonly IssuerKey[]>;
}

/** Sides of a card that the bank keeps until the others arrive. `ids`: the bank's ids, by side. D-72 */
export interface SentCardSides {
  readonly paper: PaperName;
  readonly ids: { readonly [Name in Side]?: string | undefined };
}

/** What the page held and the bank did not have yet. `begun`: the bank has the pages, and the sending was not finished. */
export type Unsent = 'photo' | 'photos' | 'pdf' | 'begun';

/** By rank. `idEne`: the file; undefined: the store is empty. */
export interface SentSides {
  readonly idEne?: string | undefined;
  readonly papers: Readonly<Record<string, PaperName>>;
  readonly cards: Readonly<Record<string, SentCardSides | undefined>>;
  readonly unsent?: Readonly<Record<string, Unsent>> | undefined;
}

/**
 * The chosen document types, the sides sent and what was not sent yet, stored because opening the camera may unload the page; never the
 * bytes of a picture. D-72
 */
export abstract class SentSidesStore {
  abstract read(): SentSides;
  abstract write(kept: SentSides): void;
}

/** Whether a person gives all papers before the forms. The tab remembers a bank that refused one ahead of its task. D-125 */
export abstract class PapersOrder {
  abstract isPapersFirst(dossier: Pick<DossierState, 'mode' | 'idEne'>): boolean;
  /** From now on, this dossier's papers are given when the bank's task asks for them. */
  abstract followBank(idEne: string): void;
}
