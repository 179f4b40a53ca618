import type { ReactElement, ReactNode } from 'react';
import { papersFor } from '@domain/journey/papers';
import { stageMinutes } from '@domain/journey/stageMinutes';
import type { Path, Stage } from '@domain/journey/steps';
import { cardOf } from '@domain/offer/card';
import { catalogue } from '@domain/offer/contracts';
import { cardsCopy } from '@ui/copy/fr/cards';
import type { Mode } from '@domain/journey/words';
import { homeWords } from '@ui/copy/fr/adviser/home';
import { moneyCopy } from '@ui/copy/fr/money';
import { Icon, type IconName } from '@ui/kit/Icon';
import { artOf } from '@ui/screens/offer/artOf';
import { CardArt } from '@ui/theme/art/CardArt';
import css from './HomeScreen.module.css';

interface OnPath {
  readonly path: Path;
}

const stages: readonly Stage[] = ['offer', 'file', 'signature'];
const paperIcons = { identity: 'user', address: 'home', income: 'briefcase' } as const satisfies Record<string, IconName>;
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

/** The cards, without price or promotion: both depend on who asks and when. */
export const Cards = ({ path }: OnPath): ReactElement => {
  const copy = homeWords[path.mode];
  return (
    <section className={css.section} aria-labelledby="cartes">
      <h2 id="cartes" className={css.heading}>
        {copy.cards.title}
      </h2>
      <p className={css.quiet}>{copy.cards.intro}</p>
      <ul className={css.cards}>
        {shownCards.map(facts => (
          <li key={facts.name} className={css.card}>
            <div className={css.art}>
              <CardArt card={artOf[facts.name]} />
            </div>
            <h3>{cardsCopy.name[facts.name]}</h3>
            <p className={css.quiet}>{cardsCopy.notice[facts.name]}</p>
            <p className={css.limit}>{copy.cards.payment(moneyCopy.amount(facts.payment))}</p>
            <p className={css.limit}>{copy.cards.withdrawal(moneyCopy.amount(facts.withdrawal))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What follows, and the way to begin under it. */
export const After = ({ mode, children }: { readonly mode: Mode; readonly children: ReactNode }): ReactElement => {
  const copy = homeWords[mode];
  return (
    <section className={css.after} aria-labelledby="ensuite">
      <h2 id="ensuite" className={css.heading}>
        {copy.after.title}
      </h2>
      <ol className={css.next}>
        {copy.after.steps.map(step => (
          <li key={step.title} className={css.nextStep}>
            <h3>{step.title}</h3>
            <p className={css.quiet}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={css.end}>{children}</div>
    </section>
  );
};
