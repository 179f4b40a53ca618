import { formerCounties } from './formerCounties';

const county = (code: string, ...also: readonly string[]) => ({ code, label: `Département ${code}`, also });

describe('D-67c: departments of former days', () => {
  test('a name that several share is one that was divided; its number is another name of it', () => {
    expect(formerCounties([county('2A', '20', 'Corse'), county('2B', '20', 'Corse')])).toEqual([
      { label: 'Corse', also: ['20'], codes: ['2A', '2B'] },
    ]);
    expect(formerCounties([county('2A', 'Corse', '20'), county('2B', 'Corse', '20')])).toEqual([
      { label: 'Corse', also: ['20'], codes: ['2A', '2B'] },
    ]);
  });

  test('those that became the same departments in part stay apart', () => {
    const found = formerCounties([county('75', 'Seine'), county('78', 'Seine-et-Oise'), county('92', 'Seine-et-Oise', 'Seine')]);
    expect(found.map(({ label, codes }) => [label, codes])).toEqual([
      ['Seine', ['75', '92']],
      ['Seine-et-Oise', ['78', '92']],
    ]);
  });

  test('a department that was renamed alone, one that had no other name and a bank without them have none', () => {
    expect(formerCounties([county('44', 'Loire-Inférieure', 'Loire-Inférieure'), county('69'), { code: '01', label: 'Ain' }])).toEqual([]);
  });
});
