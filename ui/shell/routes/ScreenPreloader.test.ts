import type { Clock } from '@application/browser/ports';
import { started } from '@tests/builders/arriving';
import { aDossierState } from '@tests/fakes/FakeDossierJourney';
import { screenOf } from './screenOf';
import { ScreenPreloader } from './ScreenPreloader';

const noTime = { sleep: () => () => new Promise<void>(() => undefined) };
const options = { step: 'options', page: 'OptionsForm' } as const;
const ofAdviser = aDossierState({ task: 'welcome', mode: 'mdc' });
const last = { step: 'welcome', page: 'WelcomePage' } as const;
const recap = { step: 'summary', page: 'SummaryPage' } as const;

const preloaderOf = (load: () => Promise<void>, clock: Pick<Clock, 'sleep'> = noTime) =>
  new ScreenPreloader({ loaded: () => false, load }, clock, { dossier: undefined }, { mode: 'omc' });

describe('STP-11: the page before stays until the next can be shown', () => {
  test('it is waited for until its screen and its services have come', async () => {
    const came: string[] = [];
    let services = (): void => undefined;
    const next = preloaderOf(() => new Promise(done => (services = () => (came.push('services'), done()))));
    const coming = next.preload(options).then(() => came.push('page'));
    services();
    await coming;
    expect(came).toEqual(['services', 'page']);
  });

  test('ADV-02: an adviser’s page is fetched for the adviser, a client’s for the client', async () => {
    const slept: number[] = [];
    const clock = { sleep: (milliseconds: number) => () => (slept.push(milliseconds), new Promise<void>(() => undefined)) };
    const parts = { loaded: () => true, load: () => Promise.resolve() };
    const come = (externalReference: string) =>
      new ScreenPreloader(parts, clock, { dossier: started(ofAdviser, externalReference) }, { mode: 'omc' }).preload(last);
    await come('EXT-1');
    expect([screenOf('WelcomePage', 'client', true).loaded(), screenOf('WelcomePage', 'adviser', true).loaded()]).toEqual([true, false]);
    await come('ADVISER-1');
    expect([screenOf('WelcomePage', 'adviser', true).loaded(), slept.length]).toEqual([true, 2]);
  });

  test('R08: what does not come is not waited for: the page itself says so', async () => {
    await preloaderOf(() => Promise.reject(new Error('offline'))).preload(options);
  });

  test('one that is long in coming is shown as it is, and says that it is on its way', async () => {
    const slept: number[] = [];
    const clock = { sleep: (milliseconds: number) => () => (slept.push(milliseconds), Promise.resolve()) };
    await preloaderOf(() => new Promise(() => undefined), clock).preload(recap);
    expect(slept).toEqual([1_000]);
  });
});
