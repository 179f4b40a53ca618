import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { isDay } from '@domain/kernel/day';
import { root } from '@tools/build/sources';
import type { Sentence } from './sentences';

/** Written by hand; no script writes it. */
export const APPROVALS = 'tools/book/approvals.json';

const Name = t.union([t.string, t.null]);
const Approval = t.readonly(t.type({ says: t.string, by: Name, on: Name }));
const Recorded = { owner: t.string, approvals: t.readonlyArray(Approval) };
const Promise_ = t.readonly(t.type({ key: t.string, language: t.string, kind: t.string, ...Recorded }));
const Figure = t.readonly(t.type({ figure: t.string, ...Recorded }));
const Exception = t.readonly(t.type({ words: t.string, because: t.string }));
const File = t.readonly(
  t.type({ promises: t.readonlyArray(Promise_), figures: t.readonlyArray(Figure), exceptions: t.readonlyArray(Exception) }),
);

export type Approval = t.TypeOf<typeof Approval>;
export type Promised = t.TypeOf<typeof Promise_>;
export type RecordedFigure = t.TypeOf<typeof Figure>;
export type Approvals = t.TypeOf<typeof File>;

export const readApprovals = (): Approvals => {
  const read = File.decode(JSON.parse(readFileSync(join(root, APPROVALS), 'utf8')));
  if (E.isLeft(read)) throw new Error(`${APPROVALS} has another form than tools/book/approvals.ts says`);
  return read.right;
};

/** The last approval, in words. */
export const approvedBy = (approvals: readonly Approval[]): string => {
  const last = approvals.at(-1);
  return last === undefined || last.by === null || last.on === null
    ? 'pas encore approuvée par la banque'
    : `approuvée par ${last.by} le ${last.on.split('-').reverse().join('/')}`;
};

/** The day of the last record, if it has one and is not the first: the first one says what was, and not since when. */
export const changedOn = (approvals: readonly Approval[]): string | undefined =>
  approvals.length > 1 ? (approvals.at(-1)?.on ?? undefined) : undefined;

const HOW = `add { "says": "…", "by": "the name", "on": "the day" } after the others in its "approvals" in ${APPROVALS}, with "by": null and "on": null as long as nobody of the bank has approved it`;

/** What is wrong with one list of approvals, which only grows. */
const wrongDays = (what: string, approvals: readonly Approval[]): readonly string[] => {
  const days = approvals.flatMap(({ on }) => on ?? []);
  const wrong = days.filter(on => !isDay(on)).map(on => `${what}: "${on}" is not a day`);
  const back = days.some((on, at) => at > 0 && on < (days[at - 1] ?? '')) ? [`${what}: its approvals go back in time`] : [];
  const half = approvals.some(({ by, on }) => by !== null && on === null) ? [`${what}: an approval has a name and no day`] : [];
  return [...wrong, ...back, ...half];
};

/** Promises whose sentence is not the one that was recorded, and what to do. */
export const brokenPromises = ({ promises }: Approvals, sentences: readonly Sentence[]): readonly string[] => {
  const said = new Map(sentences.map(({ key, language, says }) => [`${language} ${key}`, says]));
  return promises.flatMap(({ key, language, kind, owner, approvals }) => {
    const now = said.get(`${language} ${key}`);
    const last = approvals.at(-1)?.says;
    const days = wrongDays(key, approvals);
    if (now === undefined)
      return [
        ...days,
        `The promise “${last ?? ''}” (${kind}) is no longer at ${key}. Its owner is “${owner}”. If the sentence has moved, change its "key" in ${APPROVALS}; if it is gone, ask the owner, then remove its entry.`,
      ];
    return now === last
      ? days
      : [
          ...days,
          `This sentence is a promise (${kind}): ${key} now says “${now}”, and “${last ?? ''}” is recorded. Its owner is “${owner}”. Tell the owner, then ${HOW}.`,
        ];
  });
};

/** Words of promises: a period, what is deleted or kept, what the law demands, what costs nothing, what binds, who answers. */
const PROMISING =
  /(?<!\p{L})(?:\d+ jours|jours calendaires|\{days\} jours|\d+ mois|cinq ans|effacée?s?|(?:conservée?s?|gardée?s?) (?:jusqu|pendant|avec|\d|\{)|gardent|gardons votre|gratuite?s?|sans frais|la loi|conseiller (?:peut|étudiera|vérifie votre|vous (?:répond|présente|orientera))|renoncer|renonce|rétracter|engagez?|engagement|rembourserait|à cela seulement|ne (?:sont|seront) (?:pas |jamais )?(?:communiquée?s?|transmis)|même valeur)(?!\p{L})/iu;

/** French sentences that promise something, and are neither recorded nor an exception. */
export const unmarkedPromises = ({ promises, exceptions }: Approvals, sentences: readonly Sentence[]): readonly string[] => {
  const marked = new Set(promises.map(({ key, language }) => `${language} ${key}`));
  return sentences
    .filter(({ key, language, says }) => language === 'fr' && !marked.has(`${language} ${key}`) && PROMISING.test(says))
    .filter(({ says }) => !exceptions.some(({ words }) => says.toLowerCase().includes(words.toLowerCase())))
    .map(
      ({ key, says }) =>
        `${key} says “${says}”, which promises something. Add it to "promises" in ${APPROVALS} with an owner, or its words to "exceptions" with a reason.`,
    );
};

/** Exceptions that excuse nothing any more. */
export const idleExceptions = ({ exceptions }: Approvals, sentences: readonly Sentence[]): readonly string[] =>
  exceptions
    .filter(({ words }) => !sentences.some(({ says }) => PROMISING.test(says) && says.toLowerCase().includes(words.toLowerCase())))
    .map(({ words }) => `The exception “${words}” in ${APPROVALS} excuses no sentence any more: remove it.`);

/** Figures of the book that are not the ones recorded, and what to do. */
export const changedFigures = ({ figures }: Approvals, now: ReadonlyMap<string, string>): readonly string[] => {
  const recorded = new Map(figures.map(each => [each.figure, each]));
  const changed = [...now].flatMap(([figure, value]) => {
    const found = recorded.get(figure);
    const last = found?.approvals.at(-1)?.says;
    if (found === undefined)
      return [
        `The figure “${figure}” (${value}) of the auditors' book is not recorded: add it to "figures" in ${APPROVALS} with an owner.`,
      ];
    return last === value
      ? wrongDays(figure, found.approvals)
      : [
          `The figure “${figure}” is now ${value}, and ${last ?? 'nothing'} is recorded. Its owner is “${found.owner}”. Tell the owner, then ${HOW}, with the day from which it holds.`,
        ];
  });
  const gone = figures
    .filter(({ figure }) => !now.has(figure))
    .map(({ figure }) => `The figure “${figure}” is in no page of the auditors' book any more: remove it from ${APPROVALS}.`);
  return [...changed, ...gone];
};

/** The promises that nobody of the bank has approved. */
export const unapproved = ({ promises }: Approvals): readonly Promised[] =>
  promises.filter(({ approvals }) => (approvals.at(-1)?.by ?? null) === null);

/** What the files for a production server tell those who write them. */
export const unapprovedLines = (approvals: Approvals): readonly string[] => {
  const open = unapproved(approvals);
  return open.length === 0
    ? []
    : [
        `${open.length} promises are not approved by a named person of the bank (${APPROVALS}):`,
        ...open.map(({ owner, approvals: all }) => `- ${owner}: ${all.at(-1)?.says ?? ''}`),
      ];
};
