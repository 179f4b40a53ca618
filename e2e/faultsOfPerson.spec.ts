import fs from 'node:fs';
import { actIds, acts, places, playAct, type ActId } from '@tests/faults/person';
import { expect, test } from './support/test';

const REPORT = process.env['FAULT_ACT_ROWS'];

/** What no other walk does to a page, at one of them; `npm test -w lab` plays every act at every page, the adviser's too. */
const ordinary: readonly ActId[] = ['U1', 'U6', 'U9', 'U13', 'U15'];

/** `ACT_PART=0/3`: a third of all rows, every act at every third page of each kind of file. */
const [part = 0, parts = 1] = (process.env['ACT_PART'] ?? '0/1').split('/').map(Number);

for (const [nth, place] of places.entries())
  for (const [index, act] of actIds.entries()) {
    if ((nth + index) % parts !== part) continue;
    const { task, mode, workflow } = place;
    const usual = task === 'addressValidation' && ordinary.includes(act) && mode === 'omc' && workflow === 'individual';
    test(
      `R04, R10, R11, R12, R13, R14: ${task}, ${mode}, ${workflow}: ${acts[act]} (${act}); nothing is lost, misleads or ends there`,
      { tag: usual ? [] : '@all' },
      async ({ browser, bank }) => {
        test.slow();
        const row = await playAct(browser, bank, place, act);
        if (REPORT) fs.appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
        expect(row.wrong, row.said).toEqual([]);
      },
    );
  }
