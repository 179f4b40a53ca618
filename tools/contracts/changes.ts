import type { Provider } from '@contracts/providers';
import { forms } from '@infrastructure/http/forms';
import { leavesOf, type Leaf } from './jsonLeaves';
import type { Interaction, Pact } from './read';

/**
 * `breaking`: a backend must do more, or something else, than before; `additive`: it may do less; `words`: only the description changed.
 */
export type Weight = 'breaking' | 'additive' | 'words';

export interface Change {
  readonly provider: Provider;
  readonly weight: Weight;
  readonly what: string;
}

/** In words where the form has some. */
const formText = (regex: string): string =>
  Object.values(forms).find(({ expression }) => expression === regex)?.about ?? `of the form ${regex}`;

const claim = ({ value, matcher }: Leaf): string => {
  if (matcher === undefined) return `exactly ${JSON.stringify(value)}`;
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (matcher.match === 'regex') return formText(matcher.regex ?? '');
  return matcher.match === 'type' ? `some ${kind}` : `some ${matcher.match}`;
};

const claims = (interaction: Interaction): ReadonlyMap<string, string> =>
  new Map(leavesOf(interaction.response).map(leaf => [leaf.path, claim(leaf)]));

const answers = (before: Interaction, now: Interaction): readonly Omit<Change, 'provider'>[] => {
  const [old, fresh] = [claims(before), claims(now)];
  const at = `“${now.description}”`;
  const added = [...fresh]
    .filter(([path]) => !old.has(path))
    .map(([path, asked]) => ({ weight: 'breaking' as const, what: `${at} now needs ${path}, ${asked}` }));
  const gone = [...old.keys()]
    .filter(path => !fresh.has(path))
    .map(path => ({ weight: 'additive' as const, what: `${at} no longer needs ${path}` }));
  const other = [...fresh]
    .filter(([path, asked]) => old.has(path) && old.get(path) !== asked)
    .map(([path, asked]) => {
      const looser = old.get(path)?.startsWith('exactly') === true && !asked.startsWith('exactly');
      return {
        weight: looser ? ('additive' as const) : ('breaking' as const),
        what: `${at}: ${path} was ${old.get(path) ?? ''}, is ${asked}`,
      };
    });
  const status =
    before.response.status === now.response.status
      ? []
      : [{ weight: 'breaking' as const, what: `${at} is answered ${now.response.status} instead of ${before.response.status}` }];
  return [...status, ...added, ...gone, ...other];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changed = (before: Interaction, now: Interaction): readonly Omit<Change, 'provider'>[] => {
  const at = `“${now.description}”`;
  const all: readonly Omit<Change, 'provider'>[] = [
    ...(same(before.request, now.request) ? [] : [{ weight: 'breaking' as const, what: `${at} is asked for otherwise` }]),
    ...(same(before.providerStates, now.providerStates) ? [] : [{ weight: 'breaking' as const, what: `${at} supposes another state` }]),
    ...answers(before, now),
  ];
  return all.length === 0 && !same(before.comments, now.comments) ? [{ weight: 'words', what: `${at} is told otherwise` }] : all;
};

const ofProvider = (provider: Provider, before: readonly Interaction[], now: readonly Interaction[]): readonly Change[] => {
  const old = new Map(before.map(each => [each.description, each]));
  const present = new Set(now.map(({ description }) => description));
  const come = now.flatMap(interaction => {
    const earlier = old.get(interaction.description);
    return earlier ? changed(earlier, interaction) : [{ weight: 'breaking' as const, what: `“${interaction.description}” is new` }];
  });
  const gone = before
    .filter(({ description }) => !present.has(description))
    .map(({ description }) => ({ weight: 'additive' as const, what: `“${description}” is no longer asked` }));
  return [...come, ...gone].map(change => ({ provider, ...change }));
};

/** The changes for each backend between two sets of contracts. */
export const changesBetween = (before: readonly Pact[], now: readonly Pact[]): readonly Change[] =>
  [...new Set([...now, ...before].map(({ provider }) => provider))].flatMap(provider => {
    const interactions = (pacts: readonly Pact[]) => pacts.find(pact => pact.provider === provider)?.interactions ?? [];
    return ofProvider(provider, interactions(before), interactions(now));
  });

const WEIGHTS: readonly Weight[] = ['breaking', 'additive', 'words'];

/** A note for backend teams: by provider, breaking changes first. */
export const noteOf = (changes: readonly Change[]): string => {
  if (changes.length === 0) return 'No contract changed.\n';
  const sections = [...new Set(changes.map(({ provider }) => provider))].map(provider => {
    const mine = changes.filter(change => change.provider === provider);
    const label = WEIGHTS.find(weight => mine.some(change => change.weight === weight)) ?? 'words';
    const lines = WEIGHTS.flatMap(weight => mine.filter(change => change.weight === weight).map(({ what }) => `- ${weight}: ${what}`));
    return [`## ${provider} (${label})`, '', ...lines].join('\n');
  });
  return `# What changed in the contracts\n\n${sections.join('\n\n')}\n`;
};
