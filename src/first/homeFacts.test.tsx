import { daysAfter } from '@domain/kernel/calendar';
import { dayInParis } from '@infrastructure/browser/dayInParis';
import type { Boot } from '../loader/boot';
import { showHomeFacts } from './homePrice';
import { sayCookiesUnset } from './cookiesUnset';
import { shellMessages } from '@messages/shell';
import { configurationOf } from '@tools/deploy/configuration';

const forecast = {
  availableContracts: [
    {
      ...{ type: 'CARDS', catalogNumber: '10039', label: 'Mastercard', pricing: { amount: { value: 3 } }, rank: 1 },
      participants: [{ participationType: 'TIT' }],
      card: { debitType: 'IMM', displayPriority: 1, services: { immediateDebit: '1' } },
    },
  ],
  commercialOperations: [],
  combinatorialPricings: {},
  socialShares: { amount: { value: 0 } },
};

const DAY_MS = 86_400_000;
const today = dayInParis(Date.now());
const lastDay = daysAfter(today, { days: 10 });

const told = async (shift: number, more: object = {}): Promise<string> => {
  const answer = {
    status: 200,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(forecast)),
  };
  window.fetch = jest.fn().mockResolvedValue(answer);
  const configuration = {
    ...configurationOf('omc-01', 'rec'),
    offers: { youthValidUntil: lastDay, welcomeValidUntil: lastDay },
    ...more,
  };
  const home = document.createElement('div');
  home.innerHTML = '<section data-price><template><details><summary>?</summary><div></div></details></template></section>';
  expect(await showHomeFacts({ configuration, shift } as unknown as Boot, home, () => undefined)).toBe(true);
  return home.textContent;
};

describe('D-113, XTR-17: the offer of the home page is that of the bank’s day', () => {
  test('until its last day it is shown', async () => {
    expect(await told(0)).toContain(lastDay.split('-').reverse().join('/'));
  });

  test('a device that is a month behind still shows none that is over', async () => {
    expect(await told(30 * DAY_MS)).not.toContain(lastDay.split('-').reverse().join('/'));
  });

  test('D-37: a simulated date comes first', async () => {
    const simulatedNow = `${daysAfter(today, { days: 30 })}T12:00:00+01:00`;
    expect(await told(0, { simulatedNow })).not.toContain(lastDay.split('-').reverse().join('/'));
  });
});

test('OBS-02, XTR-40: where the consent manager did not load, the cookies button says that nothing is set', () => {
  document.body.innerHTML = '<div data-legal><button data-cookies>Cookies</button><p role="status"></p></div>';
  sayCookiesUnset();
  document.querySelector('button')?.click();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(shellMessages.cookiesUnset);
});
