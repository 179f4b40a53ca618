import { rule } from '@domain/kernel/rule';
import { absentOr, list, record, text } from '@domain/kernel/shape';
import { code, sameCode, type Code } from './code';

interface Named {
  readonly cityId: Code;
  readonly label: string;
  readonly department: Code | null;
}

/** Marks a sorting office for business mail, where no one lives. */
const SORTING_OFFICE = /(?:^|[^\p{L}])CEDEX(?:$|[^\p{L}])/u;

/** The entry that is not a real town. PER-03 */
export const noTown = { cityId: '138', department: '99' } as const;

const isTown = ({ cityId, label, department }: Named): boolean =>
  !SORTING_OFFICE.test(label) && !(sameCode(cityId, noTown.cityId) && sameCode(department, noTown.department));

/** The towns that a person can choose; keeps the other fields of each. PER-03 */
export const townsToChoose = <Town extends Named>(towns: readonly Town[]): readonly Town[] =>
  towns.map(town => ({ ...town, label: town.label.toUpperCase() })).filter(isTown);

export const referentialsTowns = rule({
  id: 'referentials.towns',
  requirements: ['PER-03'],
  title: { fr: 'Communes proposées', en: 'Towns to choose from' },
  says: {
    fr: 'Les communes nommées CEDEX et la commune {town} du département {county} sont écartées ; les libellés sont en capitales.',
    en: 'Towns named CEDEX and the town {town} of department {county} are left out; labels are upper-cased.',
  },
  parameters: {
    town: { value: noTown.cityId, unit: 'town' },
    county: { value: noTown.department, unit: 'county' },
  },
  input: record({ towns: list(record({ cityId: code, label: text, department: absentOr(code) })) }),
  decide: ({ towns }) => townsToChoose(towns),
  examples: [
    [
      'a town in lower case',
      { towns: [{ cityId: '056', label: 'Évian-les-Bains', department: '74' }] },
      [{ cityId: '056', label: 'ÉVIAN-LES-BAINS', department: '74' }],
    ],
    ['a town named CEDEX', { towns: [{ cityId: '900', label: 'Lyon Cedex 03', department: '69' }] }, []],
    ['CEDEX alone', { towns: [{ cityId: '900', label: 'CEDEX', department: '69' }] }, []],
    [
      'a name that only contains those letters',
      { towns: [{ cityId: '901', label: 'Cedexville', department: '69' }] },
      [{ cityId: '901', label: 'CEDEXVILLE', department: '69' }],
    ],
    ['the town 138 of department 99', { towns: [{ cityId: '138', label: 'Inconnue', department: '99' }] }, []],
    [
      'the town 138 of another department, another town of department 99',
      {
        towns: [
          { cityId: '138', label: 'Gex', department: '01' },
          { cityId: '139', label: 'Genève', department: '99' },
        ],
      },
      [
        { cityId: '138', label: 'GEX', department: '01' },
        { cityId: '139', label: 'GENÈVE', department: '99' },
      ],
    ],
    ['no town', { towns: [] }, []],
  ],
});
