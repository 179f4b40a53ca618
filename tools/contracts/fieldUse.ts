import { calls, type Call } from '@contracts/calls';
import { readings } from './codecs';
import { answerSchemas } from './openapi';
import type { Pact } from './read';
import { received } from './received';
import type { Schema } from './schema';
import { usersOf, type Users } from './callUsage';

/** The port's method of each call that bypasses BankApi or whose answer needs no codec. */
const outside: Readonly<Record<string, readonly [string, string]>> = {
  '25': ['Access', 'exchange'],
  '26': ['SignIn', 'exchange'],
  '26b': ['SignIn', 'revoke'],
  '27': ['LocalTokens', 'jwt'],
  '28': ['LocalTokens', 'ofClient'],
  '38': ['Access', 'subscriptionType'],
  '43': ['SmsSender', 'send'],
  '44': ['Signatures', 'sendCode'],
};

const leaves = (schema: Schema, at = '$'): readonly string[] => {
  if (schema.anyOf) return schema.anyOf.flatMap(each => leaves(each, at));
  if (schema.allOf) return schema.allOf.flatMap(each => leaves(each, at));
  if (schema.items) return leaves(schema.items, `${at}[*]`);
  if (schema.additionalProperties) return leaves(schema.additionalProperties, `${at}.*`);
  return schema.properties ? Object.entries(schema.properties).flatMap(([name, each]) => leaves(each, `${at}.${name}`)) : [at];
};

export interface CallUse {
  readonly number: string;
  readonly call: string;
  readonly useCases: readonly string[];
  readonly screens: readonly string[];
  readonly rules: readonly string[];
  /** Fields that the codec decodes. */
  readonly read: readonly string[];
  /** Fields of the sandbox's answers that nothing here reads. */
  readonly unread: readonly string[];
}

/** `.*` matches any name; fields within an object that is read as a whole count as read. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[$.[\]]/g, '\\$&')
      .replaceAll('\\[*\\]', '\\[\\*\\]')
      .replaceAll('\\.*', '\\.[^.]+')}(?:$|[.[])`,
  );

const covers = (read: readonly RegExp[], field: string): boolean => read.some(pattern => pattern.test(field));

const useOf = (call: Call, { useCases, rooms }: Users, schema: Schema, got: ReadonlySet<string>): CallUse => {
  const fields = [...new Set(leaves(schema))].filter(field => field !== '$').sort();
  const patterns = fields.map(patternOf);
  return {
    number: call.number,
    call: `${call.method} ${call.path}`,
    useCases,
    screens: rooms,
    rules: call.rules,
    read: fields,
    unread: [...got].filter(field => field !== '$' && !covers(patterns, field)).sort(),
  };
};

/** Which field of which answer is read, and by which code; and the fields that nothing reads. XTR-25 */
export const fieldUse = async (pacts: readonly Pact[]): Promise<readonly CallUse[]> => {
  const [schemas, got, made, users] = [await answerSchemas(), await received(pacts), await readings(), usersOf()];
  return calls.map(call => {
    const reading = made.get(call.number);
    const [port, method] = reading ? [reading.port, reading.method] : (outside[call.number] ?? ['', '']);
    return useOf(call, users(port, method), schemas.get(call.number) ?? {}, got.get(call.number) ?? new Set());
  });
};

const listed = (values: readonly string[]): string => (values.length === 0 ? '–' : values.map(value => `\`${value}\``).join(', '));

const section = ({ number, call, useCases, screens, rules, read, unread }: CallUse): string =>
  [
    `## Call ${number}: \`${call}\``,
    '',
    `- Use cases: ${listed(useCases)}`,
    `- Screens: ${listed(screens)}`,
    `- Rules: ${listed(rules)}`,
    `- Read: ${listed(read)}`,
    ...(unread.length > 0 ? [`- Sent by the sandbox and never read: ${listed(unread)}`] : []),
  ].join('\n');

/** The use of the fields as a Markdown page. */
export const fieldUsePage = (uses: readonly CallUse[]): string =>
  [
    '# Which field of which answer is read',
    '',
    'Made from the codecs of the adapters, from what imports what, and from what the sandbox really answers. A field that is never read may go from a backend’s answer without harm.',
    '',
    ...uses.map(section),
    '',
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
