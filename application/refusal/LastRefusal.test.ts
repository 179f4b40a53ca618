import { LastRefusal } from './ports';

test('XTR-74, SES-01: what the bank said of one person is not there for the next one in the same tab, nor once they have signed out', () => {
  const tab: { token: string | undefined } = { token: 'first' };
  const refusal = new LastRefusal(() => tab.token);
  refusal.facts = { final: true, reason: 'Pièces illisibles.' };
  const read = (token: string | undefined) => {
    tab.token = token;
    return refusal.facts;
  };
  expect([read('second'), read(undefined), read('first')]).toEqual([{}, {}, { final: true, reason: 'Pièces illisibles.' }]);
});
