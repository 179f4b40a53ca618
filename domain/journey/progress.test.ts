import { blankProspect } from '@domain/holders/prospect';
import { stages } from './breadcrumb';
import { leftOf, restOf } from './left';
import { minutesFor } from './papers';
import { minutesFrom, stageProgress } from './progress';
import { walkOf } from './navigation';
import { stageMinutes } from './stageMinutes';
import { taskIds, type Path, type StepName } from './steps';
import { stepRow, type PageName } from './table';
import { sourcesOf } from '@tools/build/sources';
import { progressMessages } from '@messages/progress';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';

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

  test('once everything is signed the last part is full while the bank creates the account', () => {
    for (const [, path] of paths) expect(stageProgress(path, 'accountCreation')).toMatchObject({ rank: null, done: 1, minutes: 0 });
  });

  test('while the bank or another person acts, no rank counts', () => {
    const waits: readonly StepName[] = ['duplicateSearch', 'middleControl', 'signatureSuccess', 'accountCreation'];
    const joint = { ...alone, workflow: 'joint' } as const;
    for (const step of waits) expect([step, stageProgress(joint, step)?.rank]).toEqual([step, null]);
  });
});

describe('XTR-04, XTR-28: the time that is left is one number', () => {
  const joint = { ...alone, workflow: 'joint' } as const;

  test.each(['TIT', 'COT'] as const)('each page of a joint file counts what both fill in, and the signature of %s alone', who => {
    const other = who === 'TIT' ? 'coHolderSignature' : 'signature';
    const walk = walkOf(joint);
    for (const step of walk.filter(each => stepRow(each).stage === 'file')) {
      const own = walk.slice(walk.indexOf(step)).filter(each => each !== other);
      expect([step, stageProgress(joint, step, undefined, { who })?.minutes]).toEqual([
        step,
        own.reduce((sum, each) => sum + stepRow(each).minutes, 0),
      ]);
    }
  });

  test('a returning customer reads what the header says, on each page and after a proof that was sent back', () => {
    const withAgency = { ...blankProspect, identity: { ...blankProspect.identity, agencyId: 'A-1' } };
    const told: (readonly unknown[])[] = [];
    for (const holder of [blankProspect, withAgency])
      for (const task of taskIds)
        for (const page of stepRow(task).pages) {
          const state = aDossierState({
            ...ofTwo,
            task,
            proofs: [{ rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'C-1' }],
          });
          const dossier = { state, people: { TIT: holder, COT: blankProspect }, person: { externalReference: 'EXT-1' } };
          const left = leftOf(dossier, page as PageName);
          if (left) told.push([task, page, left.minutes, stageProgress(joint, task, page as PageName, restOf(dossier, task))?.minutes]);
        }
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(([, , one, other]) => one !== other)).toEqual([]);
  });

  test('no page words a duration of its own: the whole path is on the home page and beside each account type', () => {
    const durations = /\b(?:minutesFrom|minutesFor|stageMinutes)\b/;
    const users = ['ui', 'src'].flatMap(sourcesOf).flatMap(({ file, text }) => (durations.test(text) ? [file] : []));
    expect(users.sort()).toEqual([
      'ui/screens/accountType/AccountTypeAnswer.ts',
      'ui/screens/home/HomePage.tsx',
      'ui/screens/home/HomeSections.tsx',
    ]);
  });

  test('the parts of the home page add up to its total; the page of the account type leaves the time to its answers', () => {
    for (const [, path] of paths) expect(stages.reduce((sum, stage) => sum + stageMinutes(path, stage), 0)).toBe(minutesFor(path));
    const progress = stageProgress(alone, 'accountType')!;
    expect([progressMessages.text('accountType', progress), progressMessages.text('age', progress)].map(text => /min/.test(text))).toEqual([
      false,
      true,
    ]);
  });
});
