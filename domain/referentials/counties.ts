import { rule } from '@domain/kernel/rule';
import { list, record, text } from '@domain/kernel/shape';
import { code, sameCode, type Code } from './code';

/** The code for 'abroad' in the list of counties. PER-03 */
export const ABROAD = '99';

/** The counties that a person can choose; keeps the other fields of each. PER-03 */
export const countiesToChoose = <County extends { readonly code: Code }>(counties: readonly County[]): readonly County[] =>
  counties.filter(county => !sameCode(county.code, ABROAD));

export const referentialsCounties = rule({
  id: 'referentials.counties',
  requirements: ['PER-03'],
  title: { fr: 'Départements proposés', en: 'Counties to choose from' },
  says: { fr: 'Le département {abroad} est écarté.', en: 'County {abroad} is left out.' },
  parameters: {
    abroad: { value: ABROAD, unit: 'county' },
  },
  input: record({ counties: list(record({ code, label: text })) }),
  decide: ({ counties }) => countiesToChoose(counties),
  examples: [
    [
      'ordinary counties, Corsica and overseas',
      {
        counties: [
          { code: '2A', label: 'Corse-du-Sud' },
          { code: '974', label: 'La Réunion' },
        ],
      },
      [
        { code: '2A', label: 'Corse-du-Sud' },
        { code: '974', label: 'La Réunion' },
      ],
    ],
    [
      'county 99 among them',
      {
        counties: [
          { code: '98', label: 'Collectivités' },
          { code: '99', label: 'Étranger' },
        ],
      },
      [{ code: '98', label: 'Collectivités' }],
    ],
    ['county 99 alone', { counties: [{ code: '99', label: 'Étranger' }] }, []],
  ],
});
