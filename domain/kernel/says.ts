/** Text for the rule's readers in both languages. Clients never read it: their texts are in ui/copy. */
export interface Both {
  readonly fr: string;
  readonly en: string;
}

/** A number, a day or a code in a rule's decision. `limit`: for a limit, whether the value itself is accepted. */
export interface Parameter {
  readonly value: number | string;
  readonly unit: string;
  readonly limit?: 'included' | 'excluded';
}

export type Parameters = Readonly<Record<string, Parameter>>;

type Language = keyof Both;

const UNIT_OF: Readonly<Record<Language, readonly string[]>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const inDigits = (value: number, language: Language): string => {
  const digits = Number.isInteger(value) ? String(value) : value.toFixed(2);
  const [thousands, decimals] = language === 'fr' ? ['\u00A0', ','] : [',', '.'];
  return digits.replace('.', decimals).replace(/\B(?=(?:\d{3})+(?!\d))/g, thousands);
};

const dayInWords = (value: string, language: Language): string => {
  const [month, day] = [value.slice(5, 7), Number(value.slice(8))];
  return `${day === 1 && language === 'fr' ? '1er' : day} ${MONTHS[language][Number(month) - 1] ?? month} ${value.slice(0, 4)}`;
};

const shown = ({ value, unit }: Parameter, inWords: boolean, language: Language): string => {
  if (typeof value === 'string') return unit === 'day' ? dayInWords(value, language) : value;
  return (inWords ? UNIT_OF[language][value] : undefined) ?? inDigits(value, language);
};

/** `{name}` is a parameter in digits, `{name:words}` the same in words where words exist. */
const PLACE = /\{(\w+)(:words)?\}/g;

export const placesOf = (text: string): readonly string[] => [...text.matchAll(PLACE)].map(([place]) => place.replace(PLACE, '$1'));

/** The text without its placeholders. */
export const wordsAlone = (text: string): string => text.replace(PLACE, '');

/** Fills a rule's parameters into its sentence, so that sentence and decision use the same numbers. XTR-13 */
export const spoken = (text: Both, parameters: Parameters): Both => {
  const filled = (language: Language): string =>
    text[language].replace(PLACE, (place, name: string, inWords?: string) => {
      const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return parameter === undefined ? place : shown(parameter, inWords !== undefined, language);
    });
  return { fr: filled('fr'), en: filled('en') };
};
