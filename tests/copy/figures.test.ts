import { sentences } from '@tests/support/sentences';

/** A hard-coded figure with its unit; the 1 of a singular is allowed. */
const TYPED =
  /(?<!\d)(?:[02-9]|\d{2,})[ \u00a0\u202f](?:minutes?|jours?|mois|ans?|essais?|chiffres|Mo|pages?|photos?|lettres|caractères)(?!\p{L})/u;

/** Sentences quoted from the specification, with their figures (INF-02). */
const quoted = ['Cette offre est réservée aux plus de 18 ans.', 'Cette offre est réservée aux plus de 18 ans'];

describe('CFG-05: a figure in a sentence comes from what owns it', () => {
  test('none is typed, but those that the specification quotes', () => {
    expect(sentences.filter(([, text]) => TYPED.test(text) && !quoted.includes(text))).toEqual([]);
  });

  test.each(['Il faut avoir 18 ans.', ' jusqu’à 25\u00a0ans', '6 chiffres', '(PDF, 2 pages)'])('‘%s’ is found', text => {
    expect(text).toMatch(TYPED);
  });
});
