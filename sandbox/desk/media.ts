import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileTypeOf } from '../analysis/image';
import { refuse } from '../api/answers';
import type { Bank } from '../bank';
import { documentKinds } from '../documents/documentsFor';
import { papersOf } from '../esign/papers';
import { proofOf } from '../proofs';
import { Liveness } from '../store/documents';

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Serves a file with the type of its bytes, never the declared one; other types are only downloaded. D-16 */
const show = (reply: FastifyReply, bytes: Buffer, type: string | undefined): FastifyReply =>
  type === undefined
    ? reply.type('application/octet-stream').header('Content-Disposition', 'attachment').send(bytes)
    : reply.type(type).header('Content-Disposition', 'inline').send(bytes);

/** Uploaded pages, recordings and the bank's documents, for the desk only. */
export const mediaRoutes = (app: FastifyInstance, bank: Bank): void => {
  const missing = (reply: FastifyReply): FastifyReply => refuse(reply, 404, { error: 'not_found' });

  app.get<{ Params: { file: string; rank: string; index: string } }>('/bureau/pieces/:file/:rank/:index', async (request, reply) => {
    const { file, rank, index } = request.params;
    const page = proofOf(bank, file, rank)?.pages[Number(index)];
    if (!page) return missing(reply);
    const bytes = Buffer.from(page.content, 'base64');
    return show(reply, bytes, fileTypeOf(bytes));
  });

  app.get<{ Params: { id: string } }>('/bureau/films/:id', async (request, reply) => {
    const check = bank.store.get('liveness', request.params.id, Liveness);
    if (check?.recording === undefined) return missing(reply);
    const bytes = Buffer.from(check.recording, 'base64');
    return show(reply, bytes, bytes.subarray(0, WEBM.length).equals(WEBM) ? 'video/webm' : 'video/mp4');
  });

  app.get<{ Params: { file: string; who: string; kind: string; index: string } }>(
    '/bureau/documents/:file/:who/:kind/:index',
    async (request, reply) => {
      const { file, who, index } = request.params;
      const subscription = bank.subscription(file);
      const kind = documentKinds.find(known => known === request.params.kind);
      if (!subscription || !kind) return missing(reply);
      const paper = (await papersOf(bank, subscription, who === 'COT' ? 'COT' : 'TIT', kind))[Number(index)];
      return paper ? show(reply, Buffer.from(paper.bytes), 'application/pdf') : missing(reply);
    },
  );
};
