import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { renderToString } from 'react-dom/server';
import type { Carts } from '@application/offer/ports';
import { Settings } from '@application/Settings';
import type { Brand } from '@domain/brand/variant';
import { eeaCountries, type AcceptedPapers } from '@domain/proofs/acceptedPapers';
import type { Day } from '@domain/kernel/day';
import { minutesFor, papersFor } from '@domain/journey/papers';
import { cardsMessages } from '@messages/cards';
import { homeMessages } from '@messages/home';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import { Journey } from '@ui/journey/Journey';
import { settings } from '@tests/builders/journey';
import { cart, mastercard } from '@tests/builders/offer';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, screenIs, show } from '@tests/support/show';
import { HomeOffer } from './HomeOffer';
import { HomePage } from './HomePage';
import { pricesIn } from './priceTexts';
import { HomeScreen } from './HomeScreen';

const copy = homeMessages.omc;

const alone = { workflow: 'individual', mode: 'omc', jointAccount: 'open' } as const;

const offerOn = (answer: ReturnType<Carts['anticipate']>, today: Day = '2025-10-15', brand: Brand = '01'): HomeOffer =>
  new HomeOffer({ anticipate: () => answer }, settings({ brand }), { today: () => today });

const accepted: AcceptedPapers = { cards: eeaCountries, passports: 'all' };

/** Two start buttons, at the top and at the end, share a name. */
const begin = (name: string) => screen.getAllByRole('button', { name });

describe('ACC-01: the first page', () => {
  beforeEach(() => screenIs('wide'));

  test('starts the journey', async () => {
    const journey = new FakeJourney('home');
    show(<HomeScreen />, [Journey, journey], [Settings, settings()], [HomeOffer, offerOn(TE.left({ kind: 'unreachable' }))]);
    expect(await screen.findByText(plain(copy.price.missing))).toBeInTheDocument();
    for (const button of begin(copy.start)) await userEvent.click(button);
    expect(journey.moves).toEqual(['next', 'next']);
  });

  test('its start button can be pressed before any script', () => {
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    const [first, below] = begin(copy.start);
    expect(first).toHaveAttribute('id', 'commencer');
    for (const button of [first, below]) expect(button).toHaveAttribute('data-eager');
  });

  test('an adviser reads an adviser’s words', () => {
    render(<HomePage mode="mdc" acceptedPapers={accepted} onStart={() => undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(homeMessages.mdc.heading.desktop);
    expect(begin(homeMessages.mdc.start)).toHaveLength(2);
  });

  test('XTR-04: it announces the papers and the time of the step table', () => {
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    const papers = within(screen.getByRole('region', { name: copy.papers.title }));
    expect(papers.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual(
      papersFor(alone).map(({ paper }) => copy.papers.what[paper].title),
    );
    expect(screen.getByText(copy.minutes(minutesFor(alone)))).toBeInTheDocument();
    expect(screen.getByText(copy.papersCount(papersFor(alone).length))).toBeInTheDocument();
    const stages = within(screen.getByRole('region', { name: copy.way.title }));
    const minutes = stages.getAllByText(/^·\s\d+\smin$/).map(part => Number(/\d+/.exec(part.textContent ?? '')?.[0]));
    expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(minutesFor(alone));
  });

  test.each([
    [accepted, /Une carte d’identité d’un pays de l’Espace économique européen, ou un passeport de n’importe quel pays\./],
    [{ cards: ['FR'], passports: ['FR'] }, /carte nationale d’identité ou un passeport français/],
    [{ cards: ['IT', 'FR'], passports: ['FR', 'IT'] }, /pays accepté en ligne\s: France, Italie\./],
    [
      { cards: ['FR', 'BE'], passports: 'all' },
      /délivrée par un de ces pays \(Belgique, France\), ou un passeport de n’importe quel pays\./,
    ],
  ] as const)('D-91a, D-127: of the papers it says whose are accepted online (%j)', (acceptedPapers, said) => {
    for (const mode of ['omc', 'mdc'] as const) {
      const { unmount } = render(<HomePage mode={mode} acceptedPapers={acceptedPapers} onStart={() => undefined} />);
      expect(screen.getByRole('region', { name: copy.papers.title })).toHaveTextContent(said);
      unmount();
    }
  });

  test('D-91, D-127: shown again inside the journey, it says so from the configuration', async () => {
    const bank = settings({ acceptedPapers: { cards: ['BE'], passports: ['BE'] } });
    show(<HomeScreen />, [Journey, new FakeJourney('home')], [Settings, bank], [HomeOffer, offerOn(TE.left({ kind: 'unreachable' }))]);
    expect(await screen.findByText(plain(copy.price.missing))).toBeInTheDocument();
    expect(screen.getByText(/pays accepté en ligne\s: Belgique\./)).toBeInTheDocument();
  });

  test('XTR-17: before the bank has answered it names no price and no promotion', () => {
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    for (const name of Object.values(cardsMessages.name)) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/par mois|gratuit|offert/i);
  });

  test('it says who may open an account, and how to come back', () => {
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    expect(screen.getByText(plain(copy.papers.conditions))).toHaveTextContent(/18 ans.*mobile français, en 06 ou 07.*en agence/);
    expect(screen.getByRole('link', { name: copy.underWay })).toBeInTheDocument();
  });

  test('D-124: a protected adult learns that an adviser opens the account with the person who protects them', () => {
    for (const mode of ['omc', 'mdc'] as const) {
      const { unmount } = render(<HomePage mode={mode} acceptedPapers={accepted} onStart={() => undefined} />);
      expect(screen.getByRole('region', { name: copy.papers.title })).toHaveTextContent(
        /Tutelle, curatelle ou habilitation familiale.*la personne qui/,
      );
      unmount();
    }
  });

  test('XTR-47: it says what becomes of the photos, what is guaranteed, and who is behind, by the brand’s own facts', () => {
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    expect(screen.getByRole('region', { name: copy.more.title })).toHaveTextContent(
      /Valdrune est une banque.*ACPR.*44000.*FGDR.*100\s000\s€ par personne et par banque.*mes photos et ma vidéo/,
    );
  });

  test.each(['omc', 'mdc'] as const)('it can be made at build time (%s)', mode => {
    expect(renderToString(<HomePage mode={mode} acceptedPapers={accepted} onStart={() => undefined} />)).toContain(
      homeMessages[mode].heading.desktop,
    );
  });
});

describe('XTR-17, D-45: the offer in force on the home page', () => {
  const shown = async (today: Day, brand: Brand = '01') => {
    const offer = await offerOn(TE.right(cart()), today, brand).inForce();
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} offer={offer} />);
    return document.body;
  };
  const { afterwards, young, title, conditions } = copy.price;
  const standard = moneyMessages.price(mastercard.listPrice);

  test.each([
    ['of brand 01: a year', '01', 12],
    ['of brand 03: six months', '03', 6],
  ] as const)('on its last day, %s', async (_, brand, months) => {
    const page = await shown('2025-12-31', brand);
    expect(screen.getByRole('heading', { name: title.promotion })).toBeInTheDocument();
    expect(page).toHaveTextContent(plain(promotionMessages.firstly(0, months)));
    expect(page).toHaveTextContent(plain(afterwards(standard, mastercard.label)));
    expect(page).toHaveTextContent(plain(young(12, moneyMessages.perMonth(mastercard.listPrice / 2))));
    expect(page).toHaveTextContent(plain(copy.price.shares(moneyMessages.asRead(cart().socialShares))));
    expect(screen.getByText(conditions)).toBeInTheDocument();
    expect(page).toHaveTextContent('31/12/2025');
  });

  test('the day after: the price alone, without a promotion, its conditions or its date', async () => {
    const page = await shown('2026-01-01');
    expect(screen.getByRole('heading', { name: title.plain })).toBeInTheDocument();
    expect(page).toHaveTextContent(plain(copy.price.from(standard)));
    expect(screen.queryByText(conditions)).not.toBeInTheDocument();
    expect(page).not.toHaveTextContent(/pendant|31.12/);
  });

  test('months that are free whatever the card are shown once; where cards differ, each tells its own', () => {
    const price = (months: number, standard: number) => ({ standard, months, promoted: months > 0 ? 0 : standard, afterwards: standard });
    const offered = (gold: number) =>
      pricesIn(
        {
          young: undefined,
          standing: [],
          shares: 0,
          cards: [
            { name: 'MASTERCARD', label: 'Mastercard', price: price(12, 3.7) },
            { name: 'GOLD_MASTERCARD', label: 'Gold Mastercard', price: price(gold, 11.5) },
          ],
        },
        copy.cards,
      );
    const all = offered(12);
    expect([all.forAll, ...all.of.values()]).toEqual([copy.cards.forAll(12), moneyMessages.perMonth(3.7), moneyMessages.perMonth(11.5)]);
    const each = offered(0);
    expect([each.forAll, ...each.of.values()]).toEqual([
      undefined,
      copy.cards.each(promotionMessages.firstly(0, 12), moneyMessages.price(3.7)),
      moneyMessages.perMonth(11.5),
    ]);
  });

  test('the bank does not answer, or offers no card: no price is made up', async () => {
    expect(await offerOn(TE.left({ kind: 'unreachable' })).inForce()).toBeUndefined();
    expect(await offerOn(TE.right(cart({ cards: [] }))).inForce()).toBeUndefined();
  });
});

describe('BRD-02: the product heading before the document’s title', () => {
  test.each([
    ['wide', copy.heading.desktop],
    ['narrow', copy.heading.mobile],
  ] as const)('on a %s screen', (width, heading) => {
    screenIs(width);
    render(<HomePage mode="omc" acceptedPapers={accepted} onStart={() => undefined} />);
    expect(document.title.startsWith(`${heading} – ${copy.step}`)).toBe(true);
  });
});
