import { brandFacts, brands, variantFacts, variants, type Brand } from '@domain/brand/variant';
import { promotionMessages } from '@messages/promotion';
import type { Setting } from './settings';
import { settingText } from './units';

/** What may differ between the brands: the subject in French. A difference without a name refuses the book. */
const subjects: Readonly<Record<string, string>> = {
  jointAccount: 'Compte joint',
  contactPhone: 'Téléphone',
  'offers.welcomeValidUntil': 'Dernier jour de l’offre de bienvenue',
  'offers.youthValidUntil': 'Dernier jour de l’offre jeunes',
  'law.complaints.address': 'Où réclamer',
  'law.mediator.address': 'Médiateur',
  'law.mediator.name': '',
};

/** Addresses have the brand's host, and its server names it in the same headers. */
const isAddress = (value: string): boolean => /\.example\b|https?:|^(?:omc|mdc)-/.test(value);

const valueOf = ({ values }: Setting, brand: Brand): string =>
  [...new Set(variants.filter(variant => variantFacts[variant].brand === brand).map(variant => values[variant] ?? ''))].join(' ou ');

const welcome = (brand: Brand): string => {
  const { welcome: terms } = brandFacts[brand];
  return promotionMessages.welcome[terms.of](terms);
};

/** Subjects on which the brands differ, with the value of each brand. CFG-03, XTR-13 */
export const differences = (settings: readonly Setting[]): readonly (readonly string[])[] => {
  const differing = settings.filter(setting => {
    const all = brands.map(brand => valueOf(setting, brand));
    return new Set(all).size > 1 && !all.some(isAddress);
  });
  const unnamed = differing.filter(({ key }) => !Object.hasOwn(subjects, key));
  if (unnamed.length > 0)
    throw new Error(`The brands differ, and tools/book/differences.ts has no name for it: ${unnamed.map(({ key }) => key).join(', ')}`);
  return [
    ['Code', ...brands],
    ['Offre de bienvenue', ...brands.map(welcome)],
    ['Siège', ...brands.map(brand => brandFacts[brand].seat)],
    ...differing
      .filter(({ key }) => subjects[key] !== '')
      .map(setting => [subjects[setting.key] ?? '', ...brands.map(brand => settingText(setting.key, valueOf(setting, brand)))]),
  ];
};
