import '@tests/support/encoder';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { noAnswers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { TabAnswerStore } from '@infrastructure/browser/TabAnswerStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { errorPageTypes } from '@domain/errors/codes';
import { informationPages } from '@domain/errors/destination';
import type { Environment, Variant } from '@domain/brand/variant';
import { errorsMessages } from '@messages/errors';
import { inactivityMessages } from '@messages/inactivity';
import { informationPageMessages } from '@messages/informationPage';
import { storageMessages } from '@messages/storage';
import { resumeMessages } from '@messages/resume';
import { shellMessages } from '@messages/shell';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { Services } from '@ui/mvvm/screen';
import { Pages } from '@ui/shell/Pages';
import { createContainer } from './container';
import { openVisit } from './visit';
import { olderAlone } from '@tests/builders/journey';
import { chosenCard } from '@tests/builders/offer';
import { settingsOf } from '@tests/support/config';
import { workers } from '@tests/support/workers';
import { plain, screenIs } from '@tests/support/show';

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

/** A return from the identity provider whose exchange failed. */
const FAILED = '?code=C&state=S';

/** The whole application at a URL, with the browser's services. */
const open = (
  path: string,
  variant: Variant = 'omc-01',
  environment: Environment = 'dev',
  change: Record<string, unknown> = {},
  arrival = '',
): ReturnType<typeof openVisit>['resolve'] => {
  const { resolve } = openVisit(createContainer(settingsOf(variant, environment, change), workers, arrival), () => undefined);
  render(
    <MemoryRouter initialEntries={[path]}>
      <BrandContext.Provider value={lookOf('01')}>
        <Services.Provider value={resolve}>
          <Pages start={false} />
        </Services.Provider>
      </BrandContext.Provider>
      <Address />
    </MemoryRouter>,
  );
  return resolve;
};
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: plain(name) }, { timeout: 4_000 });

describe('RTE-03: /resume exists outside production only', () => {
  test.each(['dev', 'rec', 'val', 'nreg'] as const)('in %s it shows the resume page', async environment => {
    open('/resume', 'omc-01', environment);
    expect(await heading(resumeMessages.title)).toBeInTheDocument();
  });

  test('in production it leads to /main', async () => {
    screenIs('narrow');
    open('/resume', 'omc-01', 'prod');
    expect(await screen.findByText('/main')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: resumeMessages.title })).not.toBeInTheDocument();
  });
});

describe('RTE-04, ERR-03: the error page of a type', () => {
  test.each(['nothing-known', 'constructor'])('%s, an unknown type, shows the generic page', async type => {
    open(`/error/${type}`);
    expect(await heading(errorsMessages.omc.pages.generic.title)).toBeInTheDocument();
  });

  test.each(['rejected', 'excluded', 'blocked', 'excluded-department'] as const)(
    'ERR-03, D-60: %s offers an appointment first, and no way back that cannot help',
    async type => {
      open(`/error/${type}`);
      await heading(errorsMessages.omc.pages[type].title);
      const acts = within(screen.getByRole('main'));
      expect(acts.getByRole('link', { name: errorsMessages.omc.acts.appointment })).toBeInTheDocument();
      expect(acts.queryByRole('button', { name: errorsMessages.omc.acts.main })).not.toBeInTheDocument();
    },
  );

  test.each([
    ['/error/purged', 'button', 'newRequest'],
    ['/delai-depasse', 'button', 'newRequest'],
    ['/error/finalized', 'link', 'customerArea'],
  ] as const)('ERR-03: %s leads on by the %s %s', async (path, role, act) => {
    open(path);
    expect(await screen.findByRole(role, { name: errorsMessages.omc.acts[act] })).toBeInTheDocument();
  });

  test('JNT-02: identical holders are refused in the specification’s words', async () => {
    open('/error/identical-holders');
    const sentence = 'Il est impossible d’effectuer une ouverture de compte bancaire avec un titulaire et un co-titulaire identiques.';
    await heading(errorsMessages.omc.pages['identical-holders'].title);
    expect(screen.getByRole('main')).toHaveTextContent(sentence);
  });

  test.each(errorPageTypes)(
    'ADV-03: with an adviser, %s has one line more and a link to an appointment; alone it has not that line',
    async type => {
      open(`/error/${type}`, 'mdc-01');
      expect(await heading(errorsMessages.mdc.pages[type].title)).toBeInTheDocument();
      expect(screen.getByText(plain(errorsMessages.mdc.also))).toBeInTheDocument();
      expect(within(screen.getByRole('main')).getByRole('link', { name: errorsMessages.omc.acts.appointment })).toBeInTheDocument();
      cleanup();
      open(`/error/${type}`, 'omc-01', 'dev', {}, FAILED);
      expect(await heading(errorsMessages.omc.pages[type].title)).toBeInTheDocument();
      expect(screen.queryByText(plain(errorsMessages.mdc.also))).not.toBeInTheDocument();
    },
  );
});

describe('ERR-06: a code of the bank in the place of the type', () => {
  test.each([
    ['IDENTICAL_HOLDERS', errorsMessages.omc.pages['identical-holders'].title],
    ['HOLDER_TOO_YOUNG', errorsMessages.omc.pages['too-young'].title],
    ['SUBSCRIPTION_PURGED', informationPageMessages.omc.pages['delai-depasse'].title],
    ['SUBSCRIPTION_FINALIZED', informationPageMessages.omc.pages.termine.title],
    ['KO_05', errorsMessages.omc.pages.rejected.title],
    ['MAXIMUM_LIVENESS_COUNT', errorsMessages.omc.pages.generic.title],
    ['generic', errorsMessages.omc.pages.generic.title],
  ])('%s leads where its row says', async (code, title) => {
    open(`/error/${code}`);
    expect(await heading(title)).toBeInTheDocument();
  });
});

describe('R14, D-58: who is not known where the browser keeps nothing', () => {
  const refuse = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  afterEach(() => jest.restoreAllMocks());
  const identify = () => screen.queryByRole('button', { name: errorsMessages.omc.acts.identify });

  test('reads why, and reaches no identification that would end there again', async () => {
    refuse();
    open('/error/AUTHENTICATION');
    expect(await screen.findByText(plain(storageMessages.omc.unknown))).toBeVisible();
    expect(identify()).not.toBeInTheDocument();
    expect(screen.queryByText(plain(errorsMessages.omc.pages.AUTHENTICATION.next))).not.toBeInTheDocument();
  });

  test('an adviser goes back to the workstation all the same', async () => {
    refuse();
    open('/error/AUTHENTICATION', 'mdc-01');
    expect(await screen.findByText(plain(storageMessages.mdc.how))).toBeVisible();
    expect(screen.getByText(plain(errorsMessages.mdc.pages.AUTHENTICATION.next))).toBeVisible();
  });

  test('XTR-40: if it keeps storage, the customer signs in; if the page comes back, it names their usual browser', async () => {
    open('/error/AUTHENTICATION', 'omc-01', 'dev', {}, FAILED);
    await heading(errorsMessages.omc.pages.AUTHENTICATION.title);
    expect(identify()).toBeVisible();
    expect(screen.getByText(plain(errorsMessages.omc.pages.AUTHENTICATION.next))).toHaveTextContent('dans votre navigateur habituel');
    expect(screen.queryByText(plain(storageMessages.omc.how))).not.toBeInTheDocument();
  });
});

describe('RTE-02, D-58: /signature in a tab without a session', () => {
  const { omc } = errorsMessages;

  test('where no code came, the words of the ended session, and the sign-in by mobile', async () => {
    open('/signature');
    await heading(inactivityMessages.omc.title);
    expect(screen.getByText('/error/AUTHENTICATION')).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(plain(main.textContent)).toContain(plain(inactivityMessages.omc.kept));
    expect(plain(main.textContent)).not.toContain(plain(omc.pages.AUTHENTICATION.text));
    expect(within(main).getByRole('button', { name: omc.acts.identify })).toBeVisible();
  });

  test('where an exchange failed, the technical error', async () => {
    open('/error/AUTHENTICATION', 'omc-01', 'dev', {}, FAILED);
    await heading(omc.pages.AUTHENTICATION.title);
    expect(screen.getByText(plain(omc.pages.AUTHENTICATION.text))).toBeVisible();
  });

  test('an adviser reads that no adviser is connected', async () => {
    open('/signature', 'mdc-01');
    expect(await heading(errorsMessages.mdc.pages.AUTHENTICATION.title)).toBeInTheDocument();
  });
});

describe('ADV-02, D-47: what an adviser is offered', () => {
  const offered = () => within(screen.getByRole('main')).queryAllByRole('button');

  test.each(['AUTHENTICATION', 'purged', 'finalized'] as const)('%s: nothing that only the client may do', async type => {
    open(`/error/${type}`, 'mdc-01');
    await heading(errorsMessages.mdc.pages[type].title);
    expect(offered()).toEqual([]);
  });

  test.each(informationPages)('/%s shows its page, and to an adviser one that speaks of the client (RTE-05)', async slug => {
    open(`/${slug}`);
    expect(await heading(informationPageMessages.omc.pages[slug].title)).toBeInTheDocument();
    cleanup();
    open(`/${slug}`, 'mdc-01');
    expect(await heading(informationPageMessages.mdc.pages[slug].title)).toBeInTheDocument();
    expect(offered()).toEqual([]);
  });
});

describe('RTE-06, RTE-07: the other addresses', () => {
  test('another single segment gets a text, and a way back to the journey (D-31)', async () => {
    open('/nulle-part');
    expect(await heading(informationPageMessages.omc.unknown.title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: errorsMessages.omc.acts.main })).toBeInTheDocument();
  });

  test('a deeper unknown path leads to /main', async () => {
    screenIs('narrow');
    open('/nulle/part');
    expect(await screen.findByText('/main')).toBeInTheDocument();
  });
});

describe('D-112: slashes, letters, a query and a fragment do not change the page of an address', () => {
  const upper = (path: string): string => path.replace(/^[^?]*/, route => route.toUpperCase());
  const spelt = (path: string): readonly string[] => [`${path}/`, `${path}//`, `/${path}`, upper(path), `${path}?x`, `${path}#x`];
  const page = async (path: string, variant: Variant): Promise<string> => {
    open(path, variant);
    const { textContent } = await screen.findByRole('heading', { level: 1 }, { timeout: 4_000 });
    cleanup();
    return textContent;
  };

  test.each([
    '/main',
    '/signature',
    '/resume',
    '/session-inactive',
    '/accessibilite',
    '/reclamation',
    '/renoncer',
    '/termine',
    '/error/rejected',
    '/error/KO_05',
    '/redirect',
  ])(
    '%s',
    async path => {
      screenIs('narrow');
      for (const variant of ['omc-01', 'mdc-01'] as const) {
        const usual = await page(path, variant);
        for (const spelling of spelt(path)) expect([spelling, await page(spelling, variant)]).toEqual([spelling, usual]);
      }
    },
    30_000,
  );

  test('what leads to /main keeps its query and its fragment', async () => {
    screenIs('narrow');
    open('/nulle/part/?utm_source=a#b');
    expect(await screen.findByText('/main?utm_source=a#b')).toBeInTheDocument();
  });
});

describe('RTE-08, CFG-04: /session-inactive shows the inactivity page, under the banner of an environment', () => {
  test.each([
    ['rec', [shellMessages.environment('rec'), shellMessages.simulatedDate('12/05/2026')]],
    ['prod', []],
  ] as const)('%s: the banner says %j', async (environment, told) => {
    open('/session-inactive', 'omc-01', environment, { simulatedNow: '2026-05-12T10:00:00+02:00' });
    await heading(inactivityMessages.omc.title);
    const banner = plain(screen.getByRole('banner').textContent ?? '');
    for (const text of told) expect(banner).toContain(plain(text));
    expect(/Environnement|simulée/.test(banner)).toBe(told.length > 0);
  });
});

describe('XTR-44, XTR-60: on a phone the room of the account’s strip neither comes nor goes while a page is coming', () => {
  const room = () => document.querySelector('.room');
  afterEach(() => sessionStorage.clear());

  test.each([
    ['who comes back from the identity provider has it from the first frame', FAILED, true],
    ['a first visit has none', '', false],
  ])('%s', (_what, arrival, kept) => {
    screenIs('narrow');
    open('/main', 'omc-01', 'dev', {}, arrival);
    expect(room() !== null).toBe(kept);
  });

  test('who leaves for the identity provider keeps it until then', async () => {
    screenIs('narrow');
    const step = 'options';
    new TabAnswerStore(new TabStorage()).keep({ ...noAnswers, ...olderAlone, step, selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
    const resolve = open('/main');
    await waitFor(() => expect(room()).not.toBeNull());
    act(() => resolve(BrowserRoutes).toRedirect('identity-provider'));
    // in one look: the address that follows has no strip
    await waitFor(() => {
      expect(screen.getByText(/^\/redirect/)).toBeInTheDocument();
      expect(room()).not.toBeNull();
    });
  });
});
