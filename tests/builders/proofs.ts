import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type {
  Documents,
  Received,
  Upload,
  FilePreparation,
  NotReady,
  ReadyScan,
  Room,
  Proofs,
  SentSides,
  SentSidesStore,
} from '@application/proofs/ports';
import type { Failure } from '@application/failure';
import type { Side } from '@domain/proofs/scans';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { ProofOutcome } from '@domain/proofs/proof';
import type { GivenScan } from '@ui/screens/upload/UploadDraft';

export const aFile = (name = 'photo.jpg', type = 'image/jpeg'): File => new File(['bytes of the camera'], name, { type });

export const aPage = (bytes = 1_000, mimeType: ReadyScan['mimeType'] = 'image/jpeg'): ReadyScan => ({
  mimeType,
  content: new Blob([new Uint8Array(bytes)], { type: mimeType }),
});

let given = 0;
/** A page already given. */
export const aGivenPage = (name: string, bytes = 1_000): GivenScan => ({
  id: (given -= 1),
  name,
  page: { side: 'SINGLE', ...aPage(bytes) },
});

/** A page of one side of a card. */
export const aSide = (side: Side, name = 'photo.jpg', bytes = 1_000): GivenScan => {
  const { id, page } = aGivenPage(name, bytes);
  return { id, name, page: { ...page, side } };
};

export const onFile = (change: Partial<ProofOnDossier> = {}): ProofOnDossier => ({
  rank: '1',
  documentCode: '001111',
  controlResult: undefined,
  controlId: 'CONTROL-1',
  ...change,
});

export const aFailedProof = (change: Partial<Extract<ProofOutcome, { kind: 'failed' }>> = {}): ProofOutcome => ({
  kind: 'failed',
  controlId: 'CONTROL-1',
  reason: 'FIRST_NAME_MISMATCH',
  read: {},
  expected: {},
  comment: undefined,
  ...change,
});

/** Prepares every file as `page`, or fails with the given reason; can delay its last answer. */
export class FakePreparation implements FilePreparation {
  prepared: Blob[] = [];
  refusal: NotReady | undefined = undefined;
  page: ReadyScan = aPage();
  /** Result for a file that is split into several pages. */
  pages: readonly ReadyScan[] | undefined = undefined;
  private release: (() => void) | undefined = undefined;

  /** Space left for the last prepared file, as asked by the caller. */
  room: Room | undefined = undefined;

  prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyScan[]> {
    return async () => {
      this.room = room;
      this.prepared.push(file);
      if (this.release) await new Promise<void>(done => (this.release = done));
      return this.refusal ? E.left(this.refusal) : E.right(this.pages ?? [this.page]);
    };
  }

  hold = (): void => void (this.release = () => undefined);
  end = (): void => void this.release?.();
}

/** Fake bank for documents: each call can fail, and an upload can be paused. */
export class FakeDocuments implements Documents {
  calls: string[] = [];
  sent: Upload | undefined = undefined;
  failing: { send?: Failure; complete?: Failure; control?: Failure } = {};
  /** The bank says which sides of a card it stores. D-72 */
  keepsSides = true;
  sides: readonly Side[] = [];
  /** Share at which the upload stops and waits to be cancelled. */
  heldAt: number | undefined = undefined;
  /** The next upload transfers nothing. */
  stalls = false;

  send(upload: Upload): TaskEither<Failure, Received> {
    return async () => {
      this.calls.push('send');
      this.sent = upload;
      if (this.heldAt !== undefined) {
        upload.onProgress(this.heldAt);
        await new Promise<void>(cancelled => upload.signal.addEventListener('abort', () => cancelled()));
        return E.left<Failure>({ kind: 'unreachable' });
      }
      if (this.stalls) {
        upload.onStall?.();
        return E.left<Failure>({ kind: 'unreachable' });
      }
      const answer = this.answer('send');
      if (E.isLeft(answer)) return answer;
      this.sides = [...new Set([...this.sides, ...upload.pages.map(({ side }) => side)])];
      return E.right({ id: `DOCUMENT-${this.calls.length}`, sides: this.keepsSides ? this.sides : undefined });
    };
  }

  complete(): TaskEither<Failure, void> {
    return async () => {
      this.calls.push('complete');
      return this.answer('complete');
    };
  }

  control(): TaskEither<Failure, string> {
    return async () => {
      this.calls.push('control');
      const answer = this.answer('control');
      return E.isLeft(answer) ? answer : E.right('CONTROL-1');
    };
  }

  private answer(call: 'send' | 'complete' | 'control'): E.Either<Failure, void> {
    const failure = this.failing[call];
    return failure ? E.left(failure) : E.right(undefined);
  }
}

/** In-memory storage of the tab. */
export class FakeSentSides implements SentSidesStore {
  kept: SentSides = { papers: {}, cards: {} };

  read = (): SentSides => this.kept;
  write = (kept: SentSides): void => void (this.kept = kept);
}

export type AnswerOfProofs = ProofOutcome | E.Either<Failure, ProofOutcome>;

/** Returns its analyses in order, then repeats the last. */
export class FakeProofs implements Proofs {
  asked: string[] = [];
  decided: string[] = [];
  failing: Failure | undefined = undefined;
  private readonly answers: E.Either<Failure, ProofOutcome>[];

  constructor(...answers: readonly AnswerOfProofs[]) {
    this.answers = answers.map(answer => ('_tag' in answer ? answer : E.right(answer)));
  }

  outcome(personId: string, rank: string): TaskEither<Failure, ProofOutcome> {
    return async () => {
      this.asked.push(`${personId} ${rank}`);
      const [answer = E.right<Failure, ProofOutcome>({ kind: 'ongoing' })] = this.answers;
      if (this.answers.length > 1) this.answers.shift();
      return answer;
    };
  }

  force = (rank: string): TaskEither<Failure, void> => this.decide(`force ${rank}`);
  remove = (rank: string): TaskEither<Failure, void> => this.decide(`remove ${rank}`);

  private decide(what: string): TaskEither<Failure, void> {
    return async () => {
      this.decided.push(what);
      return this.failing ? E.left(this.failing) : E.right(undefined);
    };
  }
}
