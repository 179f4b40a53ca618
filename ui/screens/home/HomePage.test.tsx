import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Settings } from '@application/ports/Settings';
import { minutesFor, papersFor } from '@domain/journey/papers';
import { cardsCopy } from '@ui/copy/fr/cards';
import { homeCopy as copy } from '@ui/copy/fr/home';
import { Journey } from '@ui/journey/Journey';
import { settings } from '../../../tests/builders/journey';
import { FakeJourney } from '../../../tests/fakes/FakeJourney';
import { screenIs, show } from '../../../tests/support/show';
import { HomePage } from './HomePage';
import { HomeScreen } from './HomeScreen';

const alone = { workflow: 'individual', mode: 'omc', jointAccount: 'open' } as const;

/** The same act at the top and at the end of the page, under one name. */
const begin = (name: string) => screen.getAllByRole('button', { name });

describe('ACC-01: the first page', () => {
  beforeEach(() => screenIs('wide'));

  test('starts the journey', async () => {
    const journey = new FakeJourney('home');
    show(<HomeScreen />, [Journey, journey], [Settings, settings()]);
    for (const button of begin(copy.start.omc)) await userEvent.click(button);
    expect(journey.moves).toEqual(['next', 'next']);
  });

  test('its start button can be pressed before any script', () => {
    render(<HomePage mode="omc" onStart={() => undefined} />);
    const [first, below] = begin(copy.start.omc);
    expect(first).toHaveAttribute('id', 'commencer');
    for (const button of [first, below]) expect(button).toHaveAttribute('data-eager');
  });

  test('an adviser reads an adviser’s words', () => {
    render(<HomePage mode="mdc" onStart={() => undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.heading.mdc.desktop);
    expect(begin(copy.start.mdc)).toHaveLength(2);
  });

  test('XTR-04: it announces the papers and the time of the step table', () => {
    render(<HomePage mode="omc" onStart={() => undefined} />);
    const papers = within(screen.getByRole('region', { name: copy.papers.title }));
    expect(papers.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual(
      papersFor(alone).map(({ paper }) => copy.papers.what[paper].title),
    );
    expect(screen.getByText(copy.minutes(minutesFor(alone)))).toBeInTheDocument();
    const stages = within(screen.getByRole('region', { name: copy.way.title }));
    const minutes = stages.getAllByText(/^\d+ min$/).map(part => Number.parseInt(part.textContent ?? '', 10));
    expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(minutesFor(alone));
  });

  test('it presents the three cards without a price or a promotion', () => {
    render(<HomePage mode="omc" onStart={() => undefined} />);
    const cards = screen.getByRole('region', { name: copy.cards.title });
    for (const name of Object.values(cardsCopy.name)) expect(within(cards).getByRole('heading', { name })).toBeInTheDocument();
    expect(cards).not.toHaveTextContent(/par mois|gratuit|offert/i);
  });

  test.each(['omc', 'mdc'] as const)('it can be made at build time (%s)', mode => {
    expect(renderToString(<HomePage mode={mode} onStart={() => undefined} />)).toContain(copy.heading[mode].desktop);
  });
});

describe('BRD-02: the product heading before the document’s title', () => {
  test.each([
    ['wide', copy.heading.omc.desktop],
    ['narrow', copy.heading.omc.mobile],
  ] as const)('on a %s screen', (width, heading) => {
    screenIs(width);
    render(<HomePage mode="omc" onStart={() => undefined} />);
    expect(document.title.startsWith(`${heading} – ${copy.step}`)).toBe(true);
  });
});
