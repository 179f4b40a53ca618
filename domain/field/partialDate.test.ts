import { firstDayOf, partialDay } from './partialDate';
import { birthdateIssue } from '@domain/holders/personFields';
import { pairs } from '@tests/support/pairs';

describe('D-85: a birthdate without a known day or month', () => {
  test.each([
    [' 12-1960 ', '1960-12'] as const,
    ...pairs(`1960 = 1960 | 1960-05 = 1960-05 | 1960-00-00 = 1960 | 1960-05-00 = 1960-05 | 1960-XX-XX = 1960 | 00/00/1960 = 1960
      00.05.1960 = 1960-05 | 0/5/1960 = 1960-05 | xx/xx/1960 = 1960 | 05/1960 = 1960-05`),
  ])('«%s» leaves %s', (written, known) => expect(partialDay(written)).toBe(known));

  test.each(['1960-05-12', '12/05/1960', '1960-13', '13/1960', '00/13/1960', '60', '', '31/02/1960', '12/00/1960', '19600'])(
    '«%s» is whole, or no date',
    written => expect(partialDay(written)).toBeUndefined(),
  );

  test('its first day', () => {
    expect([firstDayOf('1960'), firstDayOf('1960-05'), firstDayOf('1960-05-12')]).toEqual(['1960-01-01', '1960-05-01', '1960-05-12']);
  });

  test.each(
    pairs(`00/00/1960 = BIRTHDATE_PARTIAL | 1960 = BIRTHDATE_PARTIAL | 00/05/1960 = BIRTHDATE_PARTIAL | 1960-00-00 = BIRTHDATE_PARTIAL
      01/01/1960 = | 31/02/1960 = BIRTHDATE_INVALID | x = BIRTHDATE_INVALID`),
  )('typed as «%s»: %s', (typed, issue) => expect(birthdateIssue(typed, '2026-03-09', undefined) ?? '').toBe(issue));
});

test.each(
  pairs(`31/12/2099 = BIRTHDATE_INVALID | 16/10/2025 = BIRTHDATE_INVALID | 15/10/2025 = BIRTHDATE_TOO_YOUNG
    16/10/2007 = BIRTHDATE_TOO_YOUNG | 15/10/2007 =`),
)('INF-02: on 15/10/2025 a birthdate typed %s is %s; a day still to come is no birthdate', (typed, issue) => {
  expect(birthdateIssue(typed, '2025-10-15', undefined) ?? '').toBe(issue);
});
