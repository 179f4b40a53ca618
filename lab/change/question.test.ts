import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository } from '@tests/support/copy';

type Edit = readonly [file: string, before: string, added: string];

/** A question 'Avez-vous un compte dans une autre banque ?', as docs/changing.md says: its row, its form, its words, its field, its test. */
const row: Edit = [
  'domain/holders/fields.ts',
  '  fiscal: {\n',
  "  otherBank: { ...work, apart: true, kind: 'flag', must: true, row: 'otherBank', example: true },\n",
];
const FORM = 'domain/holders/checkComplementary.ts';
const WORDS = 'ui/copy/fr/complementary.ts';
const VIEW = 'ui/screens/complementary/ComplementaryScreen.tsx';
const rest: readonly Edit[] = [
  [FORM, '}\n\nexport type ComplementaryIssue', "  readonly otherBank: 'yes' | 'no' | '';\n"],
  [FORM, ' }: Prospect): ComplementaryDraft', ', otherBank'],
  [FORM, '});\n\nconst amountIssue', "  otherBank: otherBank === undefined ? '' : otherBank ? 'yes' : 'no',\n"],
  [FORM, '  };\n  if (hasIssue', '    otherBank: chosen(draft.otherBank),\n'],
  [FORM, '    wealth,\n  });', "    otherBank: draft.otherBank === 'yes',\n"],
  [WORDS, '};\n\nconst searchProfession', "  otherBank: 'Dites si vous avez un compte dans une autre banque.',\n"],
  [WORDS, '  why: {\n    title', "  otherBank: { legend: 'Avez-vous un compte dans une autre banque\\u202f?', yes: 'Oui', no: 'Non' },\n"],
  ['ui/copy/fr/recapRows.ts', "    tax: 'Résidence fiscale',\n    obligations", "    otherBank: 'Autre banque',\n"],
  [VIEW, 'import { errorId', "import { Choice } from '@ui/kit/Choice';\n"],
  ['tests/domain/forms.test.ts', '  };\n  const check = (change: Partial<ComplementaryDraft>', "    otherBank: 'yes',\n"],
  [
    VIEW,
    '      <Profession vm={vm} />\n      {vm',
    `      <Choice
        {...form.field('otherBank')}
        legend={copy.otherBank.legend}
        layout="row"
        options={(['yes', 'no'] as const).map(value => ({ value, label: copy.otherBank[value] }))}
      />\n`,
  ],
];

describe('XTR-01, PER-11: a yes/no question of the file is a row, its form, its words and its field', () => {
  let copy = '';
  beforeAll(() => {
    copy = copyOfRepository();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const types = (): string => run('node_modules/typescript7/bin/tsc', '--noEmit').stdout;
  const add = ([file, before, added]: Edit): void => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect([file, before, text.split(before).length]).toEqual([file, before, 2]);
    writeFileSync(
      join(copy, file),
      text.replace(before, () => added + before),
    );
  };

  test('the compiler asks for the words of a row; with them the answer is sent, on the recap, in the contract and at the desk', () => {
    add(row);
    expect(types()).toContain('ui/copy/fr/recapRows.ts');
    rest.forEach(add);
    expect(types()).toBe('');
    const said = run('--import', 'tsx', 'lab/change/answers.ts');
    expect(said.stderr).toBe('');
    expect(JSON.parse(said.stdout)).toMatchObject({
      body: { otherBank: '1' },
      recap: expect.arrayContaining([['Autre banque', 'Oui']]) as unknown,
      contract: { otherBank: '1' },
      desk: expect.arrayContaining([['Autre banque', 'Oui']]) as unknown,
    });
  }, 600_000);
});
