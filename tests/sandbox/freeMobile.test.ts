import { freeMobile } from '@sandbox/prepared/mobile';

const every = Array.from({ length: 4_000 }, (_, index) => `063998${6_000 + index}`);

describe('D-59: a prepared person has a mobile of their own', () => {
  test('none that a file under way has', () => {
    const free = '0639987777';
    expect(freeMobile(every.filter(mobile => mobile !== free))).toBe('06 39 98 77 77');
  });

  test('of the part of the block that is kept for them', () => {
    expect(every).toContain(freeMobile([]).replace(/ /g, ''));
  });

  test('where all are taken it says what to do', () => {
    expect(() => freeMobile(every)).toThrow('empty the bank');
  });
});
