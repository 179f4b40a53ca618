import { birthdateIssue } from '@domain/holders/personFields';

test.each([
  ['31/12/2099', 'BIRTHDATE_INVALID'],
  ['16/10/2025', 'BIRTHDATE_INVALID'],
  ['15/10/2025', 'BIRTHDATE_TOO_YOUNG'],
  ['16/10/2007', 'BIRTHDATE_TOO_YOUNG'],
  ['15/10/2007', undefined],
] as const)('INF-02: on 15/10/2025 a birthdate typed %s is %s; a day still to come is no birthdate', (typed, issue) => {
  expect(birthdateIssue(typed, '2025-10-15', undefined)).toBe(issue);
});
