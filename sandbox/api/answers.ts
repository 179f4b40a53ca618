import type { FastifyReply } from 'fastify';
import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';

/** An error body: at least one of the three fields. ERR-01 */
export interface ApiError {
  readonly functionalCode?: string;
  readonly technicalCode?: string;
  readonly error?: string;
  /** What a refused account says of itself (proposed). XTR-74 */
  readonly refusal?: object;
}

export const refuse = (reply: FastifyReply, status: number, error: ApiError): FastifyReply => reply.code(status).send(error);

/** Answers 400 with the names of the wrong fields, so that the caller can correct the request. */
export const malformed = (reply: FastifyReply, fields: readonly string[]): FastifyReply =>
  refuse(reply, 400, { technicalCode: 'MALFORMED', error: `malformed: ${fields.join(', ')}` });

/** Decodes a request; answers 400 and returns undefined if it is malformed. */
export const sent = <A>(reply: FastifyReply, value: unknown, codec: t.Type<A>): A | undefined => {
  const decoded = codec.decode(value);
  if (isLeft(decoded)) {
    const fields = decoded.left.map(({ context }) =>
      context
        .map(({ key }) => key)
        .filter(Boolean)
        .join('.'),
    );
    void malformed(reply, [...new Set(fields)]);
    return undefined;
  }
  return decoded.right;
};
