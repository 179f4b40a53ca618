import { minutesFor } from '@domain/journey/papers';
import { stageProgress } from '@domain/journey/progress';
import { walkOf } from '@domain/journey/navigation';
import type { Path } from '@domain/journey/steps';
import { stepRow } from '@domain/journey/table';

const paths: readonly (readonly [string, Path])[] = [
  ['one holder', { workflow: 'individual', mode: 'omc', jointAccount: 'open' }],
  ['two holders', { workflow: 'joint', mode: 'omc', jointAccount: 'open' }],
  ['an adviser', { workflow: 'individual', mode: 'mdc', jointAccount: 'open' }],
];

describe('BRD-01, XTR-04: how far somebody is', () => {
  test('the address proof is the third thing of the file of one holder', () => {
    const [, path] = paths[0] as (typeof paths)[number];
    expect(stageProgress(path, 'addressDocUpload')).toMatchObject({ rank: 3, count: 9 });
  });

  test('nothing is counted on the home page, nor while the bank works', () => {
    const [, path] = paths[0] as (typeof paths)[number];
    expect(['home', 'middleControl', 'welcome'].map(step => stageProgress(path, step as 'home'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(paths)('every step goes on by one within its stage, and never adds a minute: %s', (_, path) => {
    const told = walkOf(path).flatMap(step => {
      const progress = stageProgress(path, step);
      return progress ? [{ stage: stepRow(step).stage, ...progress }] : [];
    });
    expect(told[0]?.minutes).toBe(minutesFor(path));
    told.slice(1).forEach((now, index) => {
      const before = told[index] as (typeof told)[number];
      expect(now.minutes).toBeLessThanOrEqual(before.minutes);
      expect(now.rank).toBe(now.stage === before.stage ? before.rank + 1 : 1);
    });
  });
});
