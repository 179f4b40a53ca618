import { placesOf, wordsAlone } from '@domain/kernel/says';
import { entries, register } from '@domain/register';

const NUMBER = new RegExp(
  `\\d|(?<!\\p{L})(?:${[
    'trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille moitié demi',
    'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty hundred thousand half',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?!\\p{L})`,
  'iu',
);

/** Dates of the calendar rather than of a rule; ‘au centime’ is ‘to the cent’. */
const CALENDAR = /29 février|1er mars|29 February|1 March|to the cent\b/g;

const numberIn = (text: string): string | undefined => NUMBER.exec(wordsAlone(text).replace(CALENDAR, ''))?.[0];

describe('XTR-13: a rule’s sentence holds no number but the rule’s own', () => {
  test.each(entries.map(entry => [entry.id, entry] as const))('%s', (_, { written }) => {
    for (const words of [written.fr, written.en]) expect([words, numberIn(words)]).toEqual([words, undefined]);
  });

  test.each(entries.map(entry => [entry.id, entry] as const))(
    '%s: both languages name the same parameters, and all of them',
    (_, entry) => {
      const { written, parameters, title, says } = entry;
      const named = [...new Set(placesOf(written.fr))].sort();
      expect([...new Set(placesOf(written.en))].sort()).toEqual(named);
      expect(parameters.map(({ name }) => name).sort()).toEqual(named);
      expect([title.fr, title.en, says.fr, says.en].flatMap(placesOf)).toEqual([]);
    },
  );

  test('a number written by hand is found, in digits and in words', () => {
    expect(['au plus 38 lettres', 'three cards', 'Trois cartes', 'la moitié'].map(numberIn)).toEqual(['3', 'three', 'Trois', 'moitié']);
    for (const without of ['{most} lettres', 'les deux titulaires', 'sixième sens', 'né un 29 février'])
      expect([without, numberIn(without)]).toEqual([without, undefined]);
  });
});

describe('XTR-13: the limit of a parameter is the rule’s own', () => {
  const limited = entries.filter(
    ({ id, input, parameters }) =>
      id.startsWith('field.') &&
      input.kind === 'record' &&
      Object.keys(input.fields).join() === 'value' &&
      parameters.some(({ name }) => name === 'longest' && id !== 'field.email'),
  );

  test.each(limited.map(entry => [entry.id, entry] as const))(
    '%s: its longest value is accepted, one character more is refused',
    (_, { evaluate, parameters }) => {
      const longest = Number(parameters.find(({ name }) => name === 'longest')?.value);
      expect([0, 1, longest, longest + 1].map(length => evaluate({ value: 'a'.repeat(length) }))).toMatchObject(
        [false, true, true, false].map(right => ({ right })),
      );
    },
  );

  test('field.email: the ending and the whole', () => {
    const { evaluate, parameters } = register['field.email'];
    const [shortest = 0, longest = 0, whole = 0] = parameters.map(({ value }) => Number(value));
    const ending = (letters: number) => evaluate({ value: `a@b.${'c'.repeat(letters)}` });
    expect([shortest - 1, shortest, longest, longest + 1].map(ending)).toMatchObject([false, true, true, false].map(right => ({ right })));
    const long = (length: number) => evaluate({ value: `a@${'b'.repeat(length - 6)}.com` });
    expect([whole, whole + 1].map(long)).toMatchObject([true, false].map(right => ({ right })));
  });
});
