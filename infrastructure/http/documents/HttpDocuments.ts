import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { DocumentScan, Documents, DocumentSlot, Received, Upload } from '@application/proofs/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { Nothing } from '../codecs';
import { base64 } from './base64';
import { to } from '../to';
import { Text } from '../formed';
import { optional } from '../optional';

/** `sides` is proposed: the bank keeps one side of a card until the other arrives. D-72 */
const Sent = t.intersection(
  [t.type({ documentId: Text }), optional({ sides: t.array(t.keyof({ FRONT: null, BACK: null, SINGLE: null })) })],
  'Sent',
);
const Control = t.type({ controlId: Text }, 'Control');

const pageToWire = async ({ side, mimeType, content }: DocumentScan) => ({ side, mimeType, content: await base64(content) });

/** The browser can no longer read the file. */
const unreadableFile = (): Failure => ({ kind: 'fileGone' });

/** Calls 6, 7 and 8. D-16: files travel in the JSON body. */
export class HttpDocuments implements Documents {
  constructor(
    private readonly api: BankApi,
    private readonly limits: Pick<Settings['api'], 'silenceMs' | 'uploadAnswerMs'>,
  ) {}

  send({ idEne, rank, documentCode, pages, onProgress, signal, onStall }: Upload): TE.TaskEither<Failure, Received> {
    return pipe(
      TE.tryCatch(() => Promise.all(pages.map(pageToWire)), unreadableFile),
      TE.flatMap(wire =>
        this.api.call(
          {
            ...to(journeyCalls.sendDocument, { idEne }),
            body: { docRank: rank, documentCode, pages: wire },
            limits: { silenceMs: this.limits.silenceMs, answerMs: this.limits.uploadAnswerMs },
            onProgress,
            signal,
            ...(onStall ? { onStall } : {}),
          },
          Sent,
        ),
      ),
      TE.map(({ documentId, sides }) => ({ id: documentId, sides })),
    );
  }

  complete({ idEne, rank }: DocumentSlot): TE.TaskEither<Failure, void> {
    return this.api.call(
      {
        ...to(journeyCalls.completeDocument, { idEne }),
        body: { docRank: rank },
      },
      Nothing,
    );
  }

  control({ idEne, rank }: DocumentSlot): TE.TaskEither<Failure, string> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.controlDocument, { idEne }),
          body: { docRank: rank },
        },
        Control,
      ),
      TE.map(({ controlId }) => controlId),
    );
  }
}
