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

test('D-64: the person of a joint file is named of this refusal alone, and to nobody else', () => {
  const tab: { token: string | undefined } = { token: 'first' };
  const refusal = new LastRefusal(() => tab.token);
  refusal.facts = { final: true };
  refusal.concerns('Co-titulaire : Yanis Modèle');
  const named = refusal.about;
  tab.token = 'second';
  const other = refusal.about;
  tab.token = 'first';
  refusal.facts = {};
  expect([named, other, refusal.about]).toEqual(['Co-titulaire : Yanis Modèle', undefined, undefined]);
});
