import type { ReactElement } from 'react';
import { papersFor } from '@domain/journey/papers';
import { stageMinutes } from '@domain/journey/stageMinutes';
import type { Path, Stage } from '@domain/journey/steps';
import { cardOf } from '@domain/offer/card';
import { catalogue } from '@domain/offer/contracts';
import type { MonthlyPrice } from '@domain/offer/monthlyTotal';
import { cardsCopy } from '@ui/copy/fr/cards';
import { homeCopy as copy } from '@ui/copy/fr/home';
import { homeWords } from '@ui/copy/fr/adviser/home';
import { moneyCopy } from '@ui/copy/fr/money';
import { Disclosure } from '@ui/kit/Disclosure';
import { Icon, type IconName } from '@ui/kit/Icon';
import { artOf } from '@ui/screens/offer/artOf';
import { CardArt } from '@ui/theme/art/CardArt';
import type { OfferInForce } from './HomeOffer';
import css from './HomeScreen.module.css';

interface OnPath {
  readonly path: Path;
}

const stages: readonly Stage[] = ['offer', 'file', 'signature'];
const paperIcons = { identity: 'user', address: 'home', income: 'briefcase' } as const satisfies Record<string, IconName>;
/** 'Free for 12 months, then', or the plain price. */
export const priceOf = ({ standard, months, afterwards }: MonthlyPrice): string =>
  months === 0 ? moneyCopy.perMonth(standard) : copy.cards.free(months, moneyCopy.price(afterwards));

const shownCards = [catalogue.MASTERCARD, catalogue.ACCESS_MASTERCARD, catalogue.GOLD_MASTERCARD].map(cardOf);

/** The journey as the breadcrumb will show it, with the time that each part takes. XTR-04 */
export const Way = ({ path }: OnPath): ReactElement => {
  const copy = homeWords[path.mode];
  return (
    <section className={css.section} aria-labelledby="parcours">
      <h2 id="parcours" className={css.heading}>
        {copy.way.title}
      </h2>
      <ol className={css.way}>
        {stages.map((stage, index) => (
          <li key={stage} className={css.stage}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.stageTitle}>
                {copy.way.stages[stage].title} <span className={css.minutes}>{copy.minute(stageMinutes(path, stage))}</span>
              </h3>
              <p className={css.quiet}>{copy.way.stages[stage].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What to have at hand: exactly what the steps then ask for. XTR-04, ACC-01 */
export const Papers = ({ path }: OnPath): ReactElement => {
  const copy = homeWords[path.mode];
  return (
    <section className={css.sheet} aria-labelledby="papiers">
      <h2 id="papiers" className={css.heading}>
        {copy.papers.title}
      </h2>
      <p className={css.quiet}>{copy.papers.intro}</p>
      <ul className={css.papers}>
        {papersFor(path).map(({ paper }) => (
          <li key={paper} className={css.paper}>
            <span className={css.badge}>
              <Icon name={paperIcons[paper]} />
            </span>
            <div>
              <h3>{copy.papers.what[paper].title}</h3>
              <p className={css.quiet}>{copy.papers.what[paper].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{copy.papers.joint}</p>
    </section>
  );
};

/** The cards, each with its price once that is known. */
export const Cards = ({ offer }: { readonly offer: OfferInForce | undefined }): ReactElement => (
  <section className={css.section} aria-labelledby="cartes">
    <h2 id="cartes" className={css.heading}>
      {copy.cards.title}
    </h2>
    <ul className={css.cards}>
      {shownCards.map(facts => {
        const price = offer?.cards.find(({ name }) => name === facts.name)?.price;
        return (
          <li key={facts.name} className={css.card}>
            <div className={css.art}>
              <CardArt card={artOf[facts.name]} />
            </div>
            <div>
              <h3>{cardsCopy.name[facts.name]}</h3>
              <p className={css.cardPrice} data-price-of={facts.name}>
                {price === undefined ? '\u00a0' : priceOf(price)}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);

/** Who may open an account here, before anything is asked. */
export const Who = (): ReactElement => (
  <section className={css.section} aria-labelledby="pour-qui">
    <h2 id="pour-qui" className={css.heading}>
      {copy.who.title}
    </h2>
    <ul className={css.who}>
      {copy.who.list.map(condition => (
        <li key={condition}>
          <Icon name="check" />
          {condition}
        </li>
      ))}
    </ul>
  </section>
);

/** What people ask before they begin, for those who do. */
export const More = (): ReactElement => (
  <section className={css.section} aria-labelledby="bon-a-savoir">
    <h2 id="bon-a-savoir" className={css.heading}>
      {copy.more.title}
    </h2>
    <div>
      {copy.more.points.map(({ title, text }) => (
        <Disclosure key={title} summary={title}>
          <p>{text}</p>
        </Disclosure>
      ))}
    </div>
  </section>
);
