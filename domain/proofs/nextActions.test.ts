import { firstWay } from './nextActions';

describe('PRF-09: the way on that is proposed first', () => {
  const may = { continueAnyway: true, newDocument: true, agency: false };

  test('is to continue, where one may; another document, where that answers the reason better', () => {
    expect([firstWay('DEFAULT', may), firstWay('EXPIRED', may), firstWay('PORTRAIT_ABSENT', may)]).toEqual(['goOn', 'another', 'another']);
    expect(firstWay('DEFAULT', { ...may, continueAnyway: false })).toBe('another');
  });

  test('is the agency where it can help', () => {
    expect(firstWay('DEFAULT', { ...may, agency: true })).toBe('agency');
  });
});
