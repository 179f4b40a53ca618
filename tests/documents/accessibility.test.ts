import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityMessages as english } from '@ui/copy/en/accessibility';
import { accessibilityMessages } from '@ui/copy/fr/accessibility';
import { evidence } from '@ui/copy/fr/evidence';
import { figuresOf } from '@lab/accessibility/figures';
import { criteria } from '@lab/accessibility/criteria';
import { counted, judged } from '@lab/accessibility/judge';
import { pageOf, transcriptOf } from '@lab/accessibility/page';
import { committed, unseen } from '@lab/accessibility/results';
import { root } from '@scripts/sources';

const results = committed();
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('XTR-24: the evidence of accessibility', () => {
  test('nothing was found, and the focus never stood on the body after a change of page', () => {
    expect(results.seen.flatMap(({ page, state, problems }) => Object.keys(problems).map(check => `${page} (${state}): ${check}`))).toEqual(
      [],
    );
    expect(results.heard.flatMap(({ lost }) => lost)).toEqual([]);
  });

  test('the 106 criteria of RGAA 4.1 are each named once, in their order', () => {
    const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
    expect(criteria.map(({ id }) => id)).toEqual(
      themes.flatMap((count, at) => Array.from({ length: count }, (_, n) => `${at + 1}.${n + 1}`)),
    );
  });

  test('nothing is called conform without a check that stands behind it, and each test that is named is there', () => {
    const all = judged(results);
    expect(counted(all).not).toBe(0);
    if (unseen(results).length > 0) expect(counted(all).conform).toBe(0);
    expect(all.filter(({ outcome, behind }) => outcome === 'conform' && behind === '')).toEqual([]);
    const named = criteria.flatMap(({ test: behind }) => behind ?? []);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  test('its pages, and the figures of the statement, are made from what was found', () => {
    expect(text('docs/accessibility/README.md')).toBe(pageOf(results));
    expect(text('docs/accessibility/transcript.md')).toBe(transcriptOf(results));
    expect(evidence).toEqual(figuresOf(results));
  });
});

test('XTR-30: the statement has every part of the legal model, with the figures of the evidence', () => {
  const { sections, contact, appeal } = accessibilityMessages;
  expect([...sections.map(({ title }) => title), contact.title, appeal.title]).toEqual([
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Dérogations et contenus non soumis à l’obligation',
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
