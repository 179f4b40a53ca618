import fs from 'node:fs';
import { calls } from '@contracts/calls';
import { interactionsOf, readPacts } from '../../scripts/contracts/read';
import { leavesOf } from '../../scripts/contracts/leaves';
import type { CallUse } from '../../scripts/contracts/fieldUse';

const uses = JSON.parse(fs.readFileSync('contracts/generated/field-use.json', 'utf8')) as CallUse[];
const use = (number: string): CallUse | undefined => uses.find(each => each.number === number);

/** Made by no use case: the loader's, and the doors that no screen opens yet. */
const withoutUseCase = ['1', '24', '27'];

describe('XTR-25: which field of which answer is read', () => {
  test('every call is made by a use case, and that by a screen', () => {
    expect(uses.map(({ number }) => number)).toEqual(calls.map(({ number }) => number));
    expect(uses.filter(({ useCases, screens }) => useCases.length === 0 || screens.length === 0).map(({ number }) => number)).toEqual(
      withoutUseCase,
    );
  });

  test('no contract asks for a field that is never read', () => {
    const inVain = interactionsOf(readPacts())
      .filter(({ interaction }) => interaction.response.status < 400)
      .flatMap(({ call, interaction }) => leavesOf(interaction.response).map(({ path }) => [call?.number ?? '', path] as const))
      .filter(([number, path]) => use(number)?.unread.includes(path));
    expect(inVain).toEqual([]);
  });

  test('what is sent in vain is told', () => {
    expect(use('37')?.unread).toContain('$.workflowName');
    expect(use('3')?.read).toContain('$.combinatorialPricings.*.amount.value');
    expect(use('3')?.unread.filter(field => field.startsWith('$.combinatorialPricings'))).toEqual([]);
    expect(use('33')?.screens).toContain('analysis');
  });
});
