import { createHash } from 'node:crypto';
import * as t from 'io-ts';
import { isRecord } from '@domain/kernel/shape';
import { must } from './refused';

const Disclosure = t.union([t.tuple([t.string, t.string, t.unknown]), t.tuple([t.string, t.unknown])]);

export const parsedPart = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The digests by which a value refers to what it does not show: `_sd` of objects, `...` of lists. */
const digestsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(digestsIn);
  if (!isRecord(value)) return [];
  const { _sd: hidden = [], '...': element, ...rest } = value;
  must(Array.isArray(hidden) && hidden.every(each => typeof each === 'string'), 'a list of digests holds something else');
  return [...hidden, ...(typeof element === 'string' ? [element] : []), ...Object.values(rest).flatMap(digestsIn)];
};

/**
 * The names of the claims that a presentation discloses at its top. Refuses what libraries let pass: a disclosure that the issuer did not
 * sign, one that comes twice, and one digest in two places. `signed`: the credential's own content.
 */
export const disclosedIn = (signed: unknown, parts: readonly string[]): readonly string[] => {
  const disclosures = parts.map(part => ({ digest: hashOf(part), value: parsedPart(part) }));
  const values = disclosures.map(({ value }) => {
    must(Disclosure.is(value), 'a disclosure cannot be read');
    return value;
  });
  const known = [...digestsIn(signed), ...values.flatMap(value => digestsIn(value.at(-1)))];
  must(new Set(known).size === known.length, 'a digest stands in two places');
  must(new Set(parts).size === parts.length, 'a disclosure comes twice');
  must(
    disclosures.every(({ digest }) => known.includes(digest)),
    'a disclosure is not of this identity',
  );
  const top = isRecord(signed) && Array.isArray(signed['_sd']) ? signed['_sd'] : [];
  return disclosures.flatMap(({ digest }, index) => {
    const [, name] = values[index] ?? [];
    return top.includes(digest) && typeof name === 'string' ? [name] : [];
  });
};
