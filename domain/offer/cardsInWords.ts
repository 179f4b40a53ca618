import type { Both } from '@domain/kernel/says';

const words = {
  fr: { on: 'Sur ', every: 'toutes les cartes', and: ' et ', then: ' : ' },
  en: { on: 'On ', every: 'every card', and: ' and ', then: ': ' },
} as const;

/** 'GOLD_MASTERCARD' → 'Gold Mastercard' */
const spelled = (name: string): string =>
  name
    .split('_')
    .map(word => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`)
    .join(' ');

const has = (value: unknown): boolean => value !== false && value !== null;

/** What each card includes, in a rule's sentence. Groups features that the same cards have. */
export const featuresInWords = <Feature extends string>(
  cards: readonly (Readonly<Record<Feature, unknown>> & { readonly name: string })[],
  features: readonly (readonly [feature: Feature, name: Both])[],
): Both => {
  const inWords = (language: keyof Both): string => {
    const { on, every, and, then } = words[language];
    const groups = new Map<string, string[]>();
    for (const [feature, name] of features) {
      const owners = cards.filter(card => has(card[feature])).map(card => spelled(card.name));
      const who = owners.length === cards.length ? every : [owners.slice(0, -1).join(', '), ...owners.slice(-1)].filter(Boolean).join(and);
      if (who !== '') groups.set(who, [...(groups.get(who) ?? []), name[language]]);
    }
    return [...groups].map(([who, names]) => `${on}${who}${then}${names.join(', ')}.`).join(' ');
  };
  return { fr: inWords('fr'), en: inWords('en') };
};
