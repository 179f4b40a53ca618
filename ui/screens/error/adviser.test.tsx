import '@tests/support/encoder';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { LastRefusal, RefusalRequests } from '@application/refusal/ports';
import { ReturnQuery } from '@application/session/ReturnQuery';
import { keysOf } from '@domain/kernel/total';
import { toWorkstationMessages as copy } from '@messages/toWorkstation';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { redirectHref } from '@ui/kit/hrefs';
import { ReaderContext } from '@ui/mvvm/messages';
import { settings } from '@tests/builders/journey';
import { FakeVisit } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { show } from '@tests/support/show';
import { InactivityScreen } from '../inactivity/InactivityScreen';
import { InformationPageScreen } from '../informationPage/InformationPageScreen';
import { errorActs, informationActs } from './actsOf';
import { ErrorScreen } from './ErrorScreen';

const session = new MemorySession();
session.durable = true;

const open = (mode: 'omc' | 'mdc', at: string, element: ReactElement): void =>
  void show(
    <ReaderContext.Provider value={mode}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/error/:type" element={element} />
          <Route path="/:type" element={element} />
        </Routes>
      </MemoryRouter>
    </ReaderContext.Provider>,
    [ReturnQuery, { query: '' }],
    [SessionStore, session],
    [StepJourney, { mode }],
    [Settings, settings({ mode })],
    [Visit, new FakeVisit()],
    [LastRefusal, new LastRefusal()],
    [RefusalRequests, {}],
  );
const workstation = (label: string) => screen.queryByRole('link', { name: label });

const pages = [
  ...keysOf(errorActs).map(page => [`/error/${page}`, <ErrorScreen key={page} />, copy.open] as const),
  ...keysOf(informationActs).map(page => [`/${page}`, <InformationPageScreen key={page} />, copy.open] as const),
  ['/session-inactive', <InactivityScreen key="inactive" />, copy.resume] as const,
];

describe('ADV-03: a page that ends an adviser’s path leads to the workstation', () => {
  test.each(pages)('%s', (at, element, label) => {
    open('mdc', at, element);
    expect(workstation(label)).toHaveAttribute('href', redirectHref('workstation'));
  });

  test.each(pages)('%s: a client’s does not', (at, element, label) => {
    open('omc', at, element);
    expect(workstation(label)).toBeNull();
  });
});
