import '@tests/support/encoder';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { LastRefusal, RefusalRequests } from '@application/refusal/ports';
import { ReturnQuery } from '@application/session/ReturnQuery';
import { errorsMessages } from '@messages/errors';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { redirectHref } from '@ui/kit/hrefs';
import { settings } from '@tests/builders/journey';
import { FakeVisit } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { show } from '@tests/support/show';
import { InformationPageScreen } from '../informationPage/InformationPageScreen';
import { ErrorScreen } from './ErrorScreen';
import { errorActs, informationActs, type PageAction } from './actsOf';

const { acts: words } = errorsMessages.omc;

const open = (at: string): FakeVisit => {
  const visit = new FakeVisit();
  const session = new MemorySession();
  session.durable = true;
  show(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/error/:type" element={<ErrorScreen />} />
        <Route path="/:type" element={<InformationPageScreen />} />
      </Routes>
    </MemoryRouter>,
    [ReturnQuery, { query: '' }],
    [SessionStore, session],
    [StepJourney, { mode: 'omc' }],
    [Settings, settings({ mode: 'omc' })],
    [Visit, visit],
    [LastRefusal, new LastRefusal()],
    [RefusalRequests, {}],
  );
  return visit;
};

/** What a client can do on each page, the first as the main action. */
const pages: readonly (readonly [at: string, ...acts: readonly PageAction[]])[] = [
  ['/error/AUTHENTICATION', 'identify', 'appointment'],
  ...Object.entries(errorActs)
    .filter(([type]) => type !== 'AUTHENTICATION')
    .map(([type, acts]) => [`/error/${type}`, ...acts] as const),
  ['/termine', 'customerArea'],
  ['/delai-depasse', 'newRequest', 'appointment'],
  ['/suite-non-favorable', 'appointment'],
  ['/finalize', 'appointment'],
  ['/completed', 'customerArea'],
  ['/inconnue', 'main'],
];

describe('ERR-03, ERR-06, RTE-06: the actions of an error or information page', () => {
  test('every page is in the list', () => {
    expect(pages).toHaveLength(Object.keys(errorActs).length + Object.keys(informationActs).length);
  });

  test.each(pages)('%s', (at, ...acts) => {
    open(at);
    const shown = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);
    expect(shown.filter(text => Object.values<string | null>(words).includes(text)).sort()).toEqual(
      acts.map(act => words[act as keyof typeof words]).sort(),
    );
  });

  test.each([
    ['/error/generic', 'again', 'again'],
    ['/error/AUTHENTICATION', 'identify', 'identified'],
    ['/error/identical-holders', 'main', 'came back'],
    ['/error/purged', 'newRequest', 'signed out'],
    ['/delai-depasse', 'newRequest', 'signed out'],
  ] as const)('%s: the button of %s does it', (at, act, done) => {
    const visit = open(at);
    fireEvent.click(screen.getByRole('button', { name: words[act] }));
    expect(visit.ended).toEqual([done]);
  });

  test.each([
    ['/error/blocked', 'appointment', 'appointment'],
    ['/error/finalized', 'customerArea', 'customer-area'],
  ] as const)('%s: the link of %s leads there', (at, act, to) => {
    open(at);
    expect(screen.getByRole('link', { name: words[act] })).toHaveAttribute('href', redirectHref(to));
  });
});
