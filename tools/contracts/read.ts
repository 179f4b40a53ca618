import fs from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { callOf, type Call } from '@contracts/calls';
import { consumer, pactFile, providers, type Provider } from '@contracts/providers';

const Json = t.UnknownRecord;
const Body = t.type({ content: t.unknown, contentType: t.string });
const Message = t.partial({
  headers: t.record(t.string, t.array(t.string)),
  body: Body,
  matchingRules: t.partial({ body: Json, header: Json }),
});

const InteractionWire = t.type({
  description: t.string,
  providerStates: t.array(t.intersection([t.type({ name: t.string }), t.partial({ params: Json })])),
  request: t.intersection([
    t.type({ method: t.string, path: t.string }),
    t.partial({ query: t.record(t.string, t.array(t.string)) }),
    Message,
  ]),
  response: t.intersection([t.type({ status: t.number }), Message]),
  comments: t.type({
    testname: t.string,
    text: t.array(t.string),
    references: t.type({ openapi: t.type({ operationId: t.string }), requirement: t.type({ id: t.string }) }),
  }),
});
const PactWire = t.type({
  consumer: t.type({ name: t.literal(consumer) }),
  provider: t.type({ name: t.string }),
  interactions: t.array(InteractionWire),
  metadata: t.type({ pactSpecification: t.type({ version: t.string }) }),
});

export type Interaction = t.TypeOf<typeof InteractionWire>;
export type Side = t.TypeOf<typeof Message>;
export type Pact = Omit<t.TypeOf<typeof PactWire>, 'provider'> & { readonly provider: Provider };

/** An interaction with its pact and its call. */
export interface PactEntry {
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly call: Call | undefined;
}

const decoded = (provider: Provider, content: unknown): Pact => {
  const pact = PactWire.decode(content);
  if (isLeft(pact)) {
    const wrong = pact.left.map(({ context }) => context.map(({ key }) => key).join('.'));
    throw new Error(`The pact with ${provider} is not of the form that this project writes: ${wrong.join(', ')}`);
  }
  return { ...pact.right, provider };
};

/** The pact of one provider; undefined where none is written yet. */
export const readPact = (provider: Provider, folder?: string): Pact | undefined => {
  const file = pactFile(provider, folder);
  if (!fs.existsSync(file)) return undefined;
  const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return decoded(provider, content);
};

export const readPacts = (folder?: string): readonly Pact[] =>
  providers.flatMap(provider => {
    const pact = readPact(provider, folder);
    return pact === undefined ? [] : [pact];
  });

export const interactionsOf = (pacts: readonly Pact[]): readonly PactEntry[] =>
  pacts.flatMap(({ provider, interactions }) =>
    interactions.map(interaction => ({ provider, interaction, call: callOf(interaction.request) })),
  );

const ApiError = t.partial({ functionalCode: t.string, error: t.string, technicalCode: t.string });

/** Status and code of a refusal, in the notation of the list of calls: `422 HOLDER_TOO_YOUNG`, `403` without a body. */
export const refusalOf = ({ response: { status, body } }: Interaction): string => {
  const error = body?.content;
  const code = ApiError.is(error) ? (error.functionalCode ?? error.error ?? error.technicalCode) : undefined;
  return code === undefined ? String(status) : `${status} ${code}`;
};

export const isRefused = ({ response: { status } }: Interaction): boolean => status >= 400;

/** The 401 and the 403 that end a session: call 48. */
export const endsSession = ({ interaction: { providerStates } }: PactEntry): boolean =>
  providerStates.some(({ name }) => name === 'no valid session' || name === 'a session has no right to the resource');
