import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from '@domain/register';
import { readApprovals, type Approvals } from '../approvals';
import { bookOf, handWrittenFigures, pages } from '../book';
import { livre, LIVRE } from '../files';
import { bookPage } from '../html';
import { found, type Part } from '../search';
import { frenchSentences } from '../sentences';

const sentences = frenchSentences();
const approvals = readApprovals();
const book = bookOf(sentences, approvals);
const decisions = book.flatMap(page => page.decisions);
const html = bookPage(book);

describe('XTR-13: the auditors’ book', () => {
  test('the committed book is not stale: npm run generate makes it again', () => {
    expect(readFileSync(join(process.cwd(), LIVRE), 'utf8') === livre()).toBe(true);
  });

  test('has nine pages, each with its question, and each decision with a sentence', () => {
    expect(book.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { question } of book) expect(question).toMatch(/\?$/);
    for (const { says } of decisions) expect(says.length).toBeGreaterThan(0);
  });

  test('is one file below 120 kB, which whole answers need, without code, addresses of machines or days of commits', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(120_000);
    expect(html).not.toContain(process.cwd());
    expect(html).not.toMatch(/src="|https?:/);
    const text = html.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect(text).not.toContain('[…]'); // a figure of a sentence that the book does not fill
    expect(text).not.toMatch(/[{}]"|\.tsx?\b|\.json\b|undefined|\bnull\b|functionalCode/);
  });

  test('a rule that the bank decides says so first', () => {
    const fresh = decisions.find(({ rules }) => rules.includes('documents.fresh'));
    expect(fresh?.byBank).toBe(true);
    expect(html).toContain('Décidé par la banque\u00A0; rien ici ne le vérifie.');
    for (const { rules, byBank } of decisions)
      if (rules.some(id => Object.entries(register).some(([name, rule]) => name === id && rule.decidedBy === 'bank')))
        expect(byBank).toBe(true);
  });

  test('its sentences take their figures from the rules', () => {
    expect(handWrittenFigures()).toEqual([]);
    const planted = { ...pages[0]!, decisions: [{ title: 'X', rules: [], says: ['Il faut 17 ans, ou {eligibility.birthdate adult}.'] }] };
    expect(handWrittenFigures([planted])).toHaveLength(1);
  });

  test('a sentence, a setting or an answer that is gone refuses the book, and says where to change it', () => {
    const without = new Map([...sentences].filter(([key]) => key !== 'consent.consentMessages.text'));
    expect(() => bookOf(without, approvals)).toThrow('quotes the sentence consent.consentMessages.text, which is gone');
  });

  test('the index and each reference lead to a decision, and every decision is in the index', () => {
    const leading = [...html.matchAll(/href="#(d-[\d-]+)"/g)].map(([, to]) => to ?? '');
    const there = [...html.matchAll(/<article id="(d-[\d-]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(there).size).toBe(decisions.length);
    expect([...new Set(leading)].sort()).toEqual([...there].sort());
    expect(decisions.map(({ number }) => number)).toContain('4.10');
    for (const { says } of decisions) expect(says.join(' ')).not.toMatch(/\{|undefined/);
  });

  test('a figure that a sentence says is not listed again; a setting is marked there', () => {
    const { says, figures } = decisions.find(({ rules }) => rules.includes('session.inactivity'))!;
    expect(says.join(' ')).toContain('10 minutes (réglage)');
    expect(figures.filter(({ inText }) => !inText).map(({ label }) => label)).toEqual(['Durée d’une session']);
  });

  test('a figure has the day of its last record, and none after the first one', () => {
    const since = (list: Approvals['figures'][number]['approvals']) =>
      bookOf(sentences, { ...approvals, figures: [{ figure: 'consent.cookies months', owner: 'x', approvals: list }] })
        .flatMap(page => page.decisions.flatMap(({ figures }) => figures))
        .find(({ id }) => id === 'consent.cookies months')?.since;
    const first = { says: '6 mois', by: null, on: null };
    expect(since([first])).toBeUndefined();
    expect(since([first, { says: '13 mois', by: 'A. Martin', on: '2027-01-05' }])).toBe('05/01/2027');
  });
});

describe('XTR-13: the search of the book', () => {
  const part = (title: string, text: string): Part => ({ page: 1, title, text, to: title });
  const titles = (asked: string, parts: readonly Part[]) => found(asked, parts).map(({ title }) => title);
  const parts = [part('L’âge', 'De 18 à 120 ans.'), part('Usage', 'Une page, un étage.'), part('Fichiers', 'À tout âge.')];

  test('matches the starts of words, without accents, titles first', () => {
    expect(titles('age', parts)).toEqual(['L’âge', 'Fichiers']);
    expect(titles('ÂGE', parts)).toEqual(['L’âge', 'Fichiers']);
    expect(titles('tage', parts)).toEqual([]);
  });

  test('a question in words finds the part with most of them', () => {
    expect(titles('quel est l’âge de 120 ans', parts)[0]).toBe('L’âge');
    expect(titles('', parts)).toEqual([]);
    expect(titles('  ? ', parts)).toEqual([]);
  });

  const all = book.flatMap(page => [
    part(page.title, page.question),
    ...page.decisions.map(({ title, also, says, reads, cases, table }) =>
      part(
        title,
        [
          ...also,
          ...says,
          ...reads.map(each => each.says),
          ...cases.map(each => `${each.who} ${each.answer}`),
          ...(table?.rows.flat() ?? []),
        ].join(' '),
      ),
    ),
  ]);

  test.each([
    'âge',
    'identité',
    'conservation',
    'consentement',
    'rétractation',
    'TAEG',
    'contester',
    'américain',
    'marketing',
    'co-titulaire',
  ])('%s is found, and not everywhere', asked => {
    const count = found(asked, all).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(30);
  });

  test.each([
    ['quel âge minimum pour ouvrir un compte', 'L’âge'],
    ['résidence fiscale à l’étranger', 'La résidence fiscale et les États-Unis'],
    ['passeport étranger accepté', 'Les pièces demandées'],
    ['carte d’identité périmée', 'Le dernier jour d’une carte d’identité française'],
    ['nom différent du document', 'Un nom qui diffère du document'],
    ['combien d’essais pour un code SMS faux', 'Les codes par SMS, et le retour sur un dossier'],
    ['durée de conservation de la vidéo', 'Ce qui est gardé, et combien de temps'],
    ['délai de rétractation, point de départ', 'Changer d’avis après la signature (rétractation)'],
    ['que voit le co-titulaire des revenus', 'Ce que chacun voit de l’autre'],
    ['le conseiller peut-il signer', 'Qui peut faire quoi'],
    ['prestataires et sous-traitants', 'Qui voit les données'],
    ['décision automatisée', 'À corriger, arrêt, suite en agence, refus : quels droits'],
    ['délai d’une réclamation', 'Contester, réclamer, saisir le médiateur'],
    ['que change un réglage', 'Ce qu’un réglage change'],
    ['personne politiquement exposée', 'La loi : ce que personne n’a encore décidé'],
  ])('the question « %s » finds its subject among the first three', (asked, title) => {
    expect(titles(asked, all).slice(0, 3)).toContain(title);
  });
});
