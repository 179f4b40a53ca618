import type { CodeList, PersonField } from '@domain/holders/fields';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { allCountries, nationalities } from '../referentials/countries';
import type { Ref } from '../referentials/entries';
import { agencies, counties } from '../referentials/france';
import { referentials, streetTypes, wealthBands } from '../referentials/lists';
import { categories } from '../referentials/professions/categories';

const refs = (type: string): readonly Ref[] => referentials[type] ?? [];

/** The lists of a file's codes. */
const lists: Readonly<Record<CodeList, () => readonly Ref[]>> = {
  nationalities: () => nationalities().map(({ osceCode, label }) => ({ code: osceCode, label })),
  countries: allCountries,
  counties,
  familySituations: () => refs('familySituations'),
  maritalRegimes: () => refs('maritalRegimes'),
  housingSituations: () => refs('housingSituations'),
  streetTypes: () => streetTypes,
  categories: () => categories.map(({ category }) => category),
  professions: () => categories.flatMap(({ professions }) => professions),
  sectors: () => categories.flatMap(({ sectors }) => sectors),
  wealth: () => wealthBands,
};

type Several = Extract<PersonField, { readonly kind: 'list' }>['each'];
export type AnyField = PersonField | Several[keyof Several];
const choices: Readonly<Record<Extract<AnyField, { readonly kind: 'oneOf' }>['values'][number], string>> = {
  ...recapRowsMessages.civility,
  ...taxResidenceMessages.omc.obligations.noTaxId,
};

export const yesOrNo = (flag: string): string => (flag === '1' ? recapRowsMessages.yes : recapRowsMessages.no);

const entriesOf = (field: AnyField): readonly Ref[] => {
  if (field.kind === 'code') return lists[field.list]();
  if (field.kind === 'oneOf') return Object.entries(choices).map(([code, label]) => ({ code, label }));
  return 'page' in field && field.page === 'StructureChoice' ? agencies().map(({ id, name }) => ({ code: id, label: name })) : [];
};

/** The label of a field's saved value; the value itself where no list has it. */
export const inWords = (field: AnyField, held: string): string =>
  field.kind === 'flag' ? yesOrNo(held) : (entriesOf(field).find(({ code }) => code === held)?.label ?? held);
