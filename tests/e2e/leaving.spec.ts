import { dossierPageMessages } from '@messages/dossierPage';
import { button } from './support/page';
import { expect, test } from './support/test';
import { NAME_OF_FILE } from './support/visit';
import { comeBack } from './support/walk';
import { filePages, exits, type DossierPage, type Way } from './support/ways';

const names = Object.keys(exits) as readonly Way[];
const KINDS = ['individual', 'joint'] as const;

/** `npm test -w tools` plays every way from every page; `npm test` every second way, of one kind of file and of the other in turn. */
const rows: readonly (readonly [DossierPage, Way])[] = KINDS.flatMap((kind, shift) => {
  const pages = filePages.filter(({ workflow }) => workflow === kind);
  return names.flatMap((way, index) =>
    pages
      .filter((_page, nth) => process.env['ALL'] !== undefined || (nth === index % pages.length && index % 4 === 2 * shift))
      .map(page => [page, way] as const),
  );
});

for (const [at, way] of rows)
  test(`leaves ${at.task} of a file (${at.workflow}) by ${way} (SES-01, SES-02, ERR-05, D-58)`, async ({ page, bank }) => {
    if (way === 'the end of the token’s life') await page.clock.install();
    const { workflow, task } = at;
    const local = `visite.${names.indexOf(way)}.${workflow}.${task}`.toLowerCase();
    const prepared = await bank.prepare({ task, workflow, local, lastName: NAME_OF_FILE });
    const person = task.startsWith('coHolder') ? (prepared.coHolder ?? prepared.holder) : prepared.holder;
    await comeBack(page, bank, person);
    await expect(button(page, dossierPageMessages.omc.later.button)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await exits[way]({ page, bank, person, at, title });
  });
