import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankCall, NameIn } from '@domain/calls/call';

/** What a caller asks by this call. */
export interface Asking<Path extends string> {
  readonly Params: Readonly<Record<NameIn<Path>, string>>;
  readonly Querystring: Readonly<Record<string, string | undefined>>;
}

/** A path of the table of calls as Fastify's router has it. */
const routed = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A call whose address the front end's configuration names, where this bank serves it. */
export const below = (place: string, call: BankCall): BankCall => ({ ...call, path: `${place}${call.path}` });

/** Serves one call of the table. */
export const serve = <Path extends string>(
  app: FastifyInstance,
  { method, path }: BankCall & { readonly path: Path },
  handler: (request: FastifyRequest<Asking<Path>>, reply: FastifyReply) => Promise<unknown>,
): void => {
  app.route<Asking<Path>>({ method, url: routed(path), handler });
};
