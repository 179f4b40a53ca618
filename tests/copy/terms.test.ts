import { sentencesIn } from '../support/sentences';
import { terms } from './terms';

/** Words of the sandbox's pages, SMS and e-mails that have an English column beside the French one. */
const BOTH = /\/(?:words|clientPage|gestures)\.ts$/;
/** The bank's lists: their labels are the bank's. */
const LISTS = 'sandbox/referentials/';
const sandbox = sentencesIn('sandbox').filter(([file]) => !file.startsWith(LISTS));

const french = [...sentencesIn('ui/copy/fr'), ...sandbox];
const english = [...sentencesIn('ui/copy/en'), ...sandbox.filter(([file]) => BOTH.test(file))];

const named = (said: typeof french, retired: RegExp): readonly string[] =>
  said.filter(([, text]) => /\s|^\p{Lu}/u.test(text) && retired.test(text)).map(([file, text]) => `${file}: ${text}`);

describe('XTR-12, XTR-13: a product term has one name in each language (tests/copy/terms.ts)', () => {
  test.each(terms.map(term => [term.french, term.english, term.retired] as const))('%s, %s', (_french, _english, retired) => {
    expect([...named(french, retired.french), ...named(english, retired.english)]).toEqual([]);
  });

  test.each(terms.map(term => [term.french, term.english] as const))('%s and %s are in use', (inFrench, inEnglish) => {
    const says = (said: typeof french, term: string) => said.some(([, text]) => text.toLowerCase().includes(term.toLowerCase()));
    expect([says(french, inFrench), says(english, inEnglish)]).toEqual([true, true]);
  });

  test('D-64: nobody reads that nothing is signed: a holder may have signed before the other', () => {
    const ofProduct = [...sentencesIn('ui/copy/fr'), ...sentencesIn('ui/copy/en')];
    expect(named(ofProduct, /rien n’est signé|nothing is signed/i)).toEqual([]);
  });
});
