import { brandFacts, brands, type Brand } from '@domain/brand/variant';
import type { Both } from '@domain/kernel/says';
import type { Parameter, Parameters } from '@domain/kernel/says';
import { terms } from './terms';

const words = {
  fr: {
    free: (months: string) => `gratuite ${months} mois`,
    share: (paid: string, months: string) => `à ${paid} % du prix ${months} mois`,
    then: ', puis ',
    or: ' ou ',
  },
  en: {
    free: (months: string) => `free for ${months} months`,
    share: (paid: string, months: string) => `at ${paid} % of the price for ${months} months`,
    then: ', then ',
    or: ' or ',
  },
};

const welcomeOf = (brand: Brand) => terms[brandFacts[brand].welcome.id];

const inWords = (language: keyof Both): string => {
  const { free, share, then, or } = words[language];
  return brands
    .map(brand => {
      const { free: months, share: paid } = welcomeOf(brand);
      const parts = [months > 0 && free(`{months${brand}}`), paid && share(`{paid${brand}}`, `{paidMonths${brand}}`)];
      return parts.filter(part => typeof part === 'string').join(then);
    })
    .join(or);
};

/** The welcome offer of each brand in a rule's sentence; its numbers are parameters. */
export const welcomeInWords: Both = { fr: inWords('fr'), en: inWords('en') };

const parametersOf = (brand: Brand): readonly (readonly [name: string, parameter: Parameter])[] => {
  const { free, share } = welcomeOf(brand);
  return [
    ...(free > 0 ? ([[`months${brand}`, { value: free, unit: 'months free' }]] as const) : []),
    ...(share === undefined
      ? []
      : ([
          [`paid${brand}`, { value: share.paid * 100, unit: '% of the price' }],
          [`paidMonths${brand}`, { value: share.months ?? 0, unit: 'months' }],
        ] as const)),
  ];
};

export const welcomeParameters: Parameters = Object.fromEntries<Parameter>(brands.flatMap(parametersOf));
