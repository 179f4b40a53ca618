import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityMessages as english } from '@ui/copy/en/accessibility';
import { accessibilityMessages } from '@ui/copy/fr/accessibility';
import { evidence } from '@ui/copy/fr/evidence';
import { criteria } from '@tools/accessibility/criteria';
import { allPages } from '@tools/accessibility/results';
import { root } from '@tools/build/sources';

/** Pages that were made after the last `npm run a11y -w tools`: the statement names them as not checked. */
const notYetChecked: readonly string[] = [];

describe('XTR-24: the evidence of accessibility', () => {
  test('the 106 criteria of RGAA 4.1 are each named once, in their order', () => {
    const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
    expect(criteria.map(({ id }) => id)).toEqual(
      themes.flatMap((count, at) => Array.from({ length: count }, (_, n) => `${at + 1}.${n + 1}`)),
    );
  });

  test('each test that a criterion names is there', () => {
    const named = criteria.flatMap(({ test: behind }) => behind ?? []);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  test('the statement counts every criterion once and no failure, and says what was checked only after every page was', () => {
    const { conform, not, notApplicable, needPerson } = evidence;
    expect([not, conform + notApplicable + needPerson]).toEqual([0, criteria.length]);
    expect(evidence.whole).toBe(true);
    expect([...evidence.pages, ...notYetChecked].sort()).toEqual([...allPages].sort());
    for (const { sections } of [accessibilityMessages, english]) expect(JSON.stringify(sections)).toMatch(/réclamations|complaints/);
  });
});

test('XTR-30: the statement has every part of the legal model, with the figures of the evidence', () => {
  const { sections, contact, appeal } = accessibilityMessages;
  expect([...sections.map(({ title }) => title), contact.title, appeal.title]).toEqual([
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Dérogations et contenus non soumis à l’obligation',
    'Ce que la loi européenne demande à une banque',
    'Établissement de cette déclaration',
    'Retour d’information et contact',
    'Voies de recours',
  ]);
  const said = JSON.stringify(sections);
  expect(said).toContain(evidence.made.split('-').reverse().join('/'));
  for (const figure of [evidence.pages.length, evidence.states]) expect(said).toContain(String(figure));
  for (const part of ['Technologies', 'Environnement de test', 'Outils', 'Pages vérifiées', evidence.browser, evidence.axe])
    expect(said).toContain(part);
  const identifiers = evidence.pages.filter(page => `${said}${JSON.stringify(english)}`.includes(page));
  expect(identifiers).toEqual([]); // each page has a name in words
  expect(JSON.stringify(appeal)).toContain('Défenseur des droits');
});

test.each([
  ['French', accessibilityMessages, /l’identité.*ce n’est pas équivalent/],
  ['English', english, /identity.*not equivalent/],
] as const)(
  'XTR-30, EN 301 549 5.3: in %s the statement says what the law asks of a bank, who supervises it, and that the face has no equivalent online',
  (_language, { sections, appeal }, face) => {
    const said = JSON.stringify(sections);
    for (const fact of [face, /L\. 412-13/, /ACPR/, /B2/, /200/]) expect(said).toMatch(fact);
    expect(JSON.stringify(sections[3])).not.toMatch(/visage|face/); // nothing is set aside
    expect(appeal.bank.href).toBe('https://acpr.banque-france.fr/');
  },
);
