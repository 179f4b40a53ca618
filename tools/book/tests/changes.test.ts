import { readApprovals } from '../approvals';
import { bookOf } from '../book';
import { bookFile } from '../bookFile';
import { changeNote, type BookFile } from '../changes';
import { frenchSentences, sentences } from '../sentences';

const approvals = readApprovals();
const book = bookFile(bookOf(frenchSentences(), approvals), sentences(), approvals);

/** The book with one thing of a list changed. */
const changed = <Each>(list: readonly Each[], wanted: (each: Each) => boolean, change: (each: Each) => Each): readonly Each[] => {
  expect(list.filter(wanted)).not.toEqual([]);
  return list.map(each => (wanted(each) ? change(each) : each));
};
const after = (change: Partial<BookFile>): string => changeNote(book, { ...book, ...change });

describe('XTR-13: the change note says in French what an auditor must know, in four sections', () => {
  test('nothing, where nothing changed', () => {
    expect(changeNote(book, book)).toBe('# Ce qui a changé\n\nRien n’a changé.\n');
  });

  test('a changed answer: the case in words, before and after', () => {
    const cases = changed(
      book.cases,
      ({ who }) => who === 'Née le 10/03/2008, le 09/03/2026',
      each => ({ ...each, answer: 'acceptée' }),
    );
    expect(after({ cases })).toBe(
      '# Ce qui a changé\n\n## Règles\n\n- Née le 10/03/2008, le 09/03/2026 : arrêtée, trop jeune → acceptée (chapitre 1).\n',
    );
  });

  test('a rule that no page shows: how many of its answers changed', () => {
    const rules = changed(
      book.rules,
      ({ id }) => id === 'journey.tracking',
      each => ({ ...each, answers: Object.fromEntries(Object.entries(each.answers).map(([given]) => [given, 'another'])) }),
    );
    expect(after({ rules })).toMatch(
      /## Règles\n\n- Numéro de suivi d’une étape : \d+ réponses de la règle changent \(journey\.tracking\)\.\n$/,
    );
  });

  test('a rule that came, one that went, and a sentence that changed', () => {
    const [first, ...others] = book.rules;
    if (first === undefined) throw new Error('a rule');
    expect(after({ rules: others })).toContain(`- Règle retirée : ${first.title} (${first.id}).`);
    expect(changeNote({ ...book, rules: others }, book)).toContain(`- Nouvelle règle, ${first.title} (${first.id}) : ${first.says}`);
    expect(after({ rules: [{ ...first, says: 'Autrement.' }, ...others] })).toContain('→ «\u00A0Autrement.\u00A0»');
  });

  test('a figure of the book: source, what was recorded, page; once, though several pages show it', () => {
    const figures = changed(
      book.figures,
      ({ id }) => id === 'consent.cookies months',
      each => ({ ...each, value: '13 mois' }),
    );
    expect(after({ figures })).toContain(
      '## Chiffres\n\n- Tous les accords, en un tableau, choix gardé : 6 mois → 13 mois (ici ; doit être 6 mois ; chapitre 8).\n',
    );
  });

  test('a figure of a rule that no page shows', () => {
    const rules = changed(
      book.rules,
      ({ id }) => id === 'field.professionSearch',
      each => ({ ...each, parameters: { least: '2 caractères' } }),
    );
    expect(after({ rules })).toMatch(/^- .+ : 3 caractères → 2 caractères \(ici ; field\.professionSearch\)\.$/m);
  });

  test('what a page says in its own words, a row of a table and a law; not again where a figure alone differs', () => {
    const id = 'Chapitre 8, La session, l’inactivité et leur protection';
    const said = (change: (says: string) => string, more: Partial<BookFile> = {}) => {
      const texts = changed(
        book.texts,
        each => each.id === id,
        each => ({ ...each, says: change(each.says) }),
      );
      return after({ ...more, texts });
    };
    expect(said(says => says.replace('demande si', 'sait si'))).toMatch(
      /^- Chapitre 8, .+ : «\s.* demande si .+ …\s» → «\s.* sait si .+ …\s»$/m,
    );
    const settings = changed(
      book.settings,
      ({ key }) => key === 'inactivity.afterMs',
      each => ({ ...each, values: Object.fromEntries(Object.keys(each.values).map(variant => [variant, '15 minutes'])) }),
    );
    const figures = changed(
      book.figures,
      each => each.id === 'inactivity.afterMs',
      each => ({ ...each, value: '15 minutes' }),
    );
    expect(said(says => says.replace('10 minutes', '15 minutes'), { settings, figures })).toBe(
      '# Ce qui a changé\n\n## Réglages\n\n- La session, l’inactivité et leur protection, inactivité avant la question : 10 minutes → 15 minutes (chapitre 8 ; doit être 10 minutes).\n',
    );
    const [law, row] = ['Chapitre 1, L’âge, loi', 'Chapitre 9, La loi : ce que personne n’a encore décidé, Biométrie (RGPD, article 9)'];
    const without = book.texts.filter(each => each.id !== law && each.id !== row);
    expect(without).toHaveLength(book.texts.length - 2);
    expect(after({ texts: without })).toContain(`- Retiré du livre, ${law} : «\u00A0Code civil, articles 388 et 414\u00A0»`);
    expect(changeNote({ ...book, texts: without }, book)).toContain(`- Nouveau dans le livre, ${row}`);
  });

  test('a sentence; a promise is marked as not approved; a sentence that only moved is none', () => {
    const said = (key: string, change: (each: BookFile['sentences'][number]) => BookFile['sentences'][number]) =>
      after({ sentences: changed(book.sentences, each => each.key === key && each.language === 'fr', change) });
    expect(said('inactivity.client.title', each => ({ ...each, says: 'Votre session est finie' }))).toContain(
      '## Phrases\n\n- «\u00A0Votre session est terminée\u00A0» → «\u00A0Votre session est finie\u00A0»\n',
    );
    expect(
      said('errors.client.pages.excluded.next', each => ({ ...each, says: 'Vous ne pouvez pas contester.', promise: 'non approuvée' })),
    ).toContain('→ «\u00A0Vous ne pouvez pas contester.\u00A0» (chapitre 1) **Promesse, non approuvée.**');
    expect(said('inactivity.client.title', each => ({ ...each, key: 'inactivity.client.heading' }))).toContain('Rien n’a changé.');
  });

  test('English alone is told with its language; the English of a changed French sentence is not told again', () => {
    const english = changed(
      book.sentences,
      ({ key, language }) => key === 'inactivity.client.title' && language === 'en',
      each => ({ ...each, says: 'Over' }),
    );
    expect(after({ sentences: english })).toContain('→ «\u00A0Over\u00A0» (langue : en)');
    const both = changed(
      english,
      ({ key, language }) => key === 'inactivity.client.title' && language === 'fr',
      each => ({ ...each, says: 'Fini' }),
    );
    expect(after({ sentences: both })).not.toContain('Over');
  });

  test('a setting, in words, with the variants that differ', () => {
    const settings = changed(
      book.settings,
      ({ key }) => key === 'inactivity.afterMs',
      each => ({ ...each, values: Object.fromEntries(Object.keys(each.values).map(variant => [variant, '15 minutes'])) }),
    );
    expect(after({ settings })).toContain(
      '## Réglages\n\n- La session, l’inactivité et leur protection, inactivité avant la question : 10 minutes → 15 minutes (chapitre 8).\n',
    );
  });
});
