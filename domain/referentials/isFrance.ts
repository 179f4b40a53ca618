import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { FRANCE } from './france';

export const referentialsIsFrance = rule({
  id: 'referentials.isFrance',
  requirements: ['PER-02', 'PER-03'],
  title: { fr: 'Ce qui est la France', en: 'What is France' },
  says: {
    fr: 'La France est {country} parmi les pays et {osce} parmi ceux de l’OSCE : les listes de départements et de villes sont les siennes.',
    en: 'France is {country} among the countries and {osce} among those of OSCE: the lists of counties and towns are its own.',
  },
  parameters: {
    country: { value: FRANCE.code, unit: 'code' },
    osce: { value: FRANCE.osceCode, unit: 'code' },
  },
  input: record({ code: text }),
  known: { code: [FRANCE.code, FRANCE.osceCode] },
  decide: ({ code }): boolean => code === FRANCE.code || code === FRANCE.osceCode,
  examples: [
    ['among the countries', { code: 'FR' }, true],
    ['among those of OSCE', { code: '001' }, true],
    ['a neighbour', { code: 'BE' }, false],
    ['the code of OSCE after it', { code: '002' }, false],
    ['in small letters', { code: 'fr' }, false],
    ['nothing chosen', { code: '' }, false],
  ],
});
