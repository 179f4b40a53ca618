import { freeMobile } from '@sandbox/prepared/mobile';

const every = Array.from({ length: 4_000 }, (_, index) => `063998${6_000 + index}`);

describe('D-59: a prepared person has a mobile of their own', () => {
  test('it is one of those kept for them, and of no file under way', () => {
    expect(freeMobile(every.filter(mobile => mobile !== '0639987777'))).toBe('06 39 98 77 77');
    expect(every).toContain(freeMobile([]).replace(/ /g, ''));
  });

  test('an error says what to do once all are taken', () => expect(() => freeMobile(every)).toThrow('empty the bank'));
});
