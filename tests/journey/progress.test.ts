import { minutesFor } from '@domain/journey/papers';
import { minutesFrom, stageLines, stageProgress } from '@domain/journey/progress';
import { walkOf } from '@domain/journey/navigation';
import type { Path, StepName } from '@domain/journey/steps';
import { stepRow, type PageName } from '@domain/journey/table';

const alone: Path = { workflow: 'individual', mode: 'omc', jointAccount: 'open' };
const paths: readonly (readonly [string, Path])[] = [
  ['one holder', alone],
  ['two holders', { ...alone, workflow: 'joint' }],
  ['an adviser', { ...alone, mode: 'mdc' }],
];

/** Every page of a path with its progress, result and waiting pages included. */
const along = (path: Path) =>
  walkOf(path).flatMap(step =>
    stepRow(step).pages.flatMap(page => {
      const progress = stageProgress(path, step, page as PageName);
      return progress ? [{ step, page, stage: stepRow(step).stage, ...progress }] : [];
    }),
  );

describe('BRD-01, XTR-04: progress', () => {
  test('the address proof is the third thing of the file of one holder', () => {
    expect(stageProgress(alone, 'addressDocUpload')).toMatchObject({ rank: 3 });
  });

  test('the home page and the welcome page have none', () => {
    expect((['home', 'welcome'] as const).map(step => stageProgress(alone, step))).toEqual([undefined, undefined]);
  });

  test.each(paths)('no page goes back, no page adds a minute, and each stage begins with something done: %s', (_, path) => {
    const pages = along(path);
    expect(pages[0]?.minutes).toBe(minutesFor(path));
    pages.forEach((now, index) => {
      const before = pages[index - 1];
      expect(now.done).toBeGreaterThan(0);
      expect(now.done).toBeLessThanOrEqual(1);
      if (before === undefined) return;
      if (now.step !== 'coHolderSignature' || before.step === now.step)
        expect([now.page, now.minutes <= before.minutes]).toEqual([now.page, true]); // another person's own minutes begin there
      if (now.stage === before.stage) expect([now.page, now.done >= before.done]).toEqual([now.page, true]);
    });
  });

  test('XTR-04: a holder who signs has their own minutes left, as the page says, and none of the co-holder’s', () => {
    for (const path of [alone, { ...alone, workflow: 'joint' } as const])
      for (const page of stepRow('signature').pages)
        expect([page, stageProgress(path, 'signature', page as PageName)?.minutes]).toEqual([
          page,
          minutesFrom('signature', page as PageName),
        ]);
  });

  test('minutes fall before the third question, and within the signature', () => {
    expect(stageProgress(alone, 'offer')?.minutes).toBeLessThan(minutesFor(alone));
    const [video, papers, ceremony] = (['PreLivenessPage', 'PreContractDocPage', 'DocuSignPage'] as const).map(page =>
      stageProgress(alone, 'signature', page),
    );
    expect(papers?.minutes).toBeLessThan(video?.minutes ?? 0);
    expect(ceremony?.minutes).toBeLessThan(papers?.minutes ?? 0);
    expect(ceremony?.minutes).toBeGreaterThan(0);
  });

  test('a video to make again takes no progress away', () => {
    const at = (page: PageName) => stageProgress(alone, 'signature', page)?.done;
    expect(new Set((['LivenessControlKo', 'PreLivenessPage', 'LivenessPage'] as const).map(at)).size).toBe(1);
  });

  test('XTR-44: the steps of a part stand in its list once, the one under way among what is done and to come', () => {
    const joint = { ...alone, workflow: 'joint' } as const;
    const lines = (path: Path, step: StepName, page?: PageName) =>
      stageLines(path, step, page).map(line => `${line.progress} ${line.page ?? line.step}`);
    expect(lines(alone, 'age')).toEqual(expect.arrayContaining(['complete accountType', 'ongoing age', 'upcoming offer']));
    expect(lines(joint, 'coHolderCompInfos').filter(line => line.startsWith('ongoing'))).toEqual(['ongoing coHolderCompInfos']);
    expect(lines(alone, 'middleControl')).not.toContain('complete middleControl');
    expect(lines(alone, 'signature', 'LivenessControlOk')).toEqual([
      'ongoing PreLivenessPage',
      'upcoming PreContractDocPage',
      'upcoming DocuSignPage',
    ]);
    expect([lines(alone, 'home'), lines(alone, 'welcome')]).toEqual([[], []]);
  });

  test('once everything is signed the last part is full while the bank creates the account', () => {
    for (const [, path] of paths) expect(stageProgress(path, 'accountCreation')).toMatchObject({ rank: null, done: 1, minutes: 0 });
  });

  test('where the bank or another person acts no rank is counted', () => {
    const waits: readonly StepName[] = ['duplicateSearch', 'middleControl', 'signatureSuccess', 'accountCreation'];
    const joint = { ...alone, workflow: 'joint' } as const;
    for (const step of waits) expect([step, stageProgress(joint, step)?.rank]).toEqual([step, null]);
  });
});
