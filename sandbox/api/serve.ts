import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankCall, NameIn } from '@domain/calls/call';

/** The type of a request, by its path's parameters. */
export interface Asking<Path extends string> {
  readonly Params: Readonly<Record<NameIn<Path>, string>>;
  readonly Querystring: Readonly<Record<string, string | undefined>>;
}

/** Turns the path of a call into a Fastify route. */
const routed = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A call below an address that the front end's configuration names, at the place where this bank serves it. */
export const below = (place: string, call: BankCall): BankCall => ({ ...call, path: `${place}${call.path}` });

export const serve = <Path extends string>(
  app: FastifyInstance,
  { method, path }: BankCall & { readonly path: Path },
  handler: (request: FastifyRequest<Asking<Path>>, reply: FastifyReply) => Promise<unknown>,
): void => {
  app.route<Asking<Path>>({ method, url: routed(path), handler });
};
