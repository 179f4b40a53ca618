import { samplePeople } from '@sandbox/samples/person';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { welcome } from '@e2e/support/ending';
import { expect, test } from '@e2e/support/test';
import { Inspector } from './inspector';
import { enterFile, stateSaying } from './reach';

const SLOW = { timeout: 30_000 };

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(`XTR-24, FIN-01: ${variant}: the account under creation, then created`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const evidence = await Inspector.begin(page, 'creation', variant);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const say = await stateSaying(page, { status: 'ONGOING' });
    await enterFile(page, bank, { task: 'signature', done: 'signature', variant });
    await expect(heading(finalizeMessages.omc.progress.title)).toBeVisible(SLOW);
    await evidence.look(page, 'FinalizeProgress');
    say({ status: 'ENDED', result: 'created' });
    await expect(heading(finalizeMessages.omc.done.title)).toBeVisible(SLOW);
    await evidence.look(page, 'FinalizePage');
    say(undefined);
    await welcome(page, samplePeople.holder.firstName);
    evidence.end(page);
  });
}
