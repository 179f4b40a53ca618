/** 'Paris 15e Arrondissement': the town and the number. */
const ARRONDISSEMENT = /^(\p{L}+) (\d{1,2})(?:er|e) Arrondissement$/u;

const ROMAN = ' I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');

/** Other spellings of a borough: 'Paris 15ème', 'Paris XV'. D-67 */
export const arrondissementNames = (label: string): readonly string[] => {
  const [, town = '', number = ''] = ARRONDISSEMENT.exec(label) ?? [];
  const roman = ROMAN[Number(number)] ?? '';
  if (town === '' || roman === '') return [];
  const ordinals =
    number === '1'
      ? ['1er', '1ère', 'premier']
      : [`${number}e`, `${number}ème`, `${number} ème`, `${number} e`, `${number}ème arrondissement`, `${number} arrondissement`];
  return [
    `${town} ${number}`,
    `${town} ${number.padStart(2, '0')}`,
    `${town} ${roman}`,
    `${town} ${roman}${number === '1' ? 'er' : 'e'}`,
    ...ordinals.map(each => `${town} ${each}`),
  ];
};
