import type { ReactElement } from 'react';
import { papersFor } from '@domain/journey/papers';
import { stageMinutes } from '@domain/journey/stageMinutes';
import type { Path, Stage } from '@domain/journey/steps';
import { cardOf } from '@domain/offer/card';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { cardNumbers } from '@domain/offer/contracts';
import { cardsMessages } from '@messages/cards';
import { homeMessages } from '@messages/home';
import { trustMessages } from '@messages/trust';
import { frenchNames } from '@ui/copy/frenchNames';
import { underLicence } from '@ui/copy/underLicence';
import { useBrand } from '@ui/kit/brand';
import { cx } from '@ui/kit/cx';
import { Disclosure } from '@ui/kit/Disclosure';
import { Icon, type IconName } from '@ui/kit/Icon';
import { markFrench } from '@ui/kit/inFrench';
import { messagesFor, useMessages } from '@ui/mvvm/messages';
import { artOf } from '@ui/screens/offer/artOf';
import { CardArt } from '@ui/kit/art/CardArt';
import type { OfferInForce } from './offerInForce';
import css from './HomeScreen.module.css';
import { pricesIn } from './priceTexts';

interface OnPath {
  readonly path: Path;
}

const stages: readonly Stage[] = ['offer', 'file', 'signature'];
const paperIcons = { identity: 'user', address: 'home', income: 'briefcase' } as const satisfies Record<string, IconName>;

const shownCards = Object.values(cardNumbers).map(cardOf);

/** Stages of the journey, as in the breadcrumb, with their minutes. XTR-04 */
export const Way = ({ path }: OnPath): ReactElement => {
  const copy = messagesFor(path.mode, homeMessages);
  return (
    <section className={css.band} aria-label={copy.way.title}>
      <ol className={css.three}>
        {stages.map((stage, index) => (
          <li key={stage} className={css.stage}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{copy.way.stages[stage].title}</h2>
              <p className={css.quiet}>
                <span>{`${copy.way.stages[stage].text} `}</span>
                <span className={css.minutes}>{copy.minute(stageMinutes(path, stage))}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Documents to prepare, those that the steps ask for, and who may open an account. XTR-04, ACC-01, D-91 */
export const Papers = ({ path, acceptedPapers }: OnPath & { readonly acceptedPapers: AcceptedPapers }): ReactElement => {
  const copy = messagesFor(path.mode, homeMessages);
  return (
    <section className={css.section} aria-labelledby="papiers">
      <h2 id="papiers">{copy.papers.title}</h2>
      <ul className={css.three}>
        {papersFor(path).map(({ paper }) => (
          <li key={paper} className={css.paper}>
            <Icon name={paperIcons[paper]} />
            <div>
              <h3>{copy.papers.what[paper].title}</h3>
              <p className={css.quiet}>{copy.papers.what[paper].text(acceptedPapers)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.conditions}>{copy.papers.conditions}</p>
    </section>
  );
};

/** Each card's price appears once loaded. */
export const Cards = ({ offer }: { readonly offer: OfferInForce | undefined }): ReactElement => {
  const copy = useMessages(homeMessages);
  const prices = pricesIn(offer, copy.cards);
  return (
    <section className={css.section} aria-labelledby="cartes">
      <div className={css.head}>
        <h2 id="cartes">{copy.cards.title}</h2>
        <p className={css.quiet} data-prices="">
          {prices.forAll ?? '\u00a0'}
        </p>
      </div>
      <ul className={cx(css.three, css.cards)}>
        {shownCards.map(facts => (
          <li key={facts.name} className={css.card}>
            <CardArt card={artOf[facts.name]} />
            <div>
              <h3>{prices.names.get(facts.name) ?? cardsMessages.name[facts.name]}</h3>
              <p className={css.notice}>{cardsMessages.notice[facts.name]}</p>
              <p className={css.cardPrice} data-price-of={facts.name}>
                {prices.of.get(facts.name) ?? '\u00a0'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who is behind the page, what is protected, and what happens to what one gives. XTR-47 */
export const More = (): ReactElement => {
  const { title, stop } = useMessages(homeMessages).more;
  const { photos, deposits, bank } = useMessages(trustMessages);
  const brand = useBrand();
  const names = frenchNames(brand.authority, brand.seat);
  return (
    <section className={css.section} aria-labelledby="bon-a-savoir">
      <div className={css.head}>
        <h2 id="bon-a-savoir">{title}</h2>
        <p className={cx(css.quiet, css.who)}>{markFrench(bank.text(brand), names)}</p>
      </div>
      <div className={cx(css.three, css.points)}>
        {[
          { ...deposits, text: deposits.text(underLicence(brand)) },
          { ...photos, text: photos.text(brand.refusedKeptMonths, brand.videoKeptDays) },
          stop,
        ].map(point => (
          <Disclosure key={point.title} summary={point.title}>
            <p className={css.quiet}>{markFrench(point.text, names)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
};
