import { allCountries, nationalities } from '../referentials/countries';
import type { Ref } from '../referentials/entries';
import { agencies, counties } from '../referentials/france';
import { referentials, streetTypes, wealthBands } from '../referentials/lists';
import { categories } from '../referentials/professions/categories';

const refs = (type: string): readonly Ref[] => referentials[type] ?? [];
const byOsceCode = (): readonly Ref[] => nationalities().map(({ osceCode, label }) => ({ code: osceCode, label }));

/** The lists of a file's codes, by wire name. */
const lists: Readonly<Record<string, () => readonly Ref[]>> = {
  civility: () => [
    { code: 'MME', label: 'Madame' },
    { code: 'MR', label: 'Monsieur' },
  ],
  agencyId: () => agencies().map(({ id, name }) => ({ code: id, label: name })),
  nationality: byOsceCode,
  country: allCountries,
  county: counties,
  situation: () => refs('familySituations'),
  maritalRegime: () => refs('maritalRegimes'),
  housing: () => refs('housingSituations'),
  streetType: () => streetTypes,
  category: () => categories.map(({ category }) => category),
  profession: () => categories.flatMap(({ professions }) => professions),
  sector: () => categories.flatMap(({ sectors }) => sectors),
  wealth: () => wealthBands,
  marketingOptIn: () => yesOrNo,
  frenchTaxResident: () => yesOrNo,
};

const yesOrNo: readonly Ref[] = [
  { code: '0', label: 'Non' },
  { code: '1', label: 'Oui' },
];

/** The label of a wire code; the code itself where no list has it. */
export const inWords = (name: string, code: string): string =>
  (Object.hasOwn(lists, name) ? lists[name] : undefined)?.().find(entry => entry.code === code)?.label ?? code;
