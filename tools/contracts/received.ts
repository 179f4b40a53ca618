import { isRecord } from '@domain/kernel/shape';
import { interactionsOf, isRefused, type Pact } from './read';
import { Sandboxed } from './sandboxed';

/** Paths of the fields without children, with all elements of a list together. */
export const fieldsOf = (value: unknown, at = '$'): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsOf(each, `${at}[*]`));
  return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => fieldsOf(each, `${at}.${name}`)) : [at];
};

/** Every field in the sandbox's real answers, by number of the call: sends each interaction's request again. */
export const received = async (pacts: readonly Pact[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const sandbox = new Sandboxed();
  const fields = new Map<string, Set<string>>();
  for (const entry of interactionsOf(pacts).filter(({ interaction }) => !isRefused(interaction))) {
    const { body } = await sandbox.answer(entry);
    const number = entry.call?.number ?? '';
    if (body !== undefined) fields.set(number, new Set([...(fields.get(number) ?? []), ...fieldsOf(body)]));
  }
  await sandbox.close();
  return fields;
};
