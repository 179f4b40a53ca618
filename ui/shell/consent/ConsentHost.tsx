import { useEffect, useState, type ReactElement } from 'react';
import type { Consent } from '@application/observation/ports';
import { consentMessages as copy } from '@messages/consent';
import { Button } from '@ui/kit/Button';
import { focusHeadingIfLost } from '@ui/kit/focusHeading';
import { Status } from '@ui/kit/Status';
import css from './ConsentHost.module.css';
import { NothingToAllow, Panel } from './Panel';
import { answerIds } from './place';

interface BannerProps {
  readonly onAnswer: (audience: boolean) => void;
  readonly onChoose: () => void;
}

/** Banner above the page, which it never covers; refusing and accepting look alike. D-33 */
const Banner = ({ onAnswer, onChoose }: BannerProps): ReactElement => (
  <section className={css.banner} aria-labelledby="cookies-titre">
    <div className={css.inner}>
      <h2 id="cookies-titre" className={css.title}>
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      <div className={css.answers}>
        <Button kind="secondary" id={answerIds.refuse} eager onClick={() => onAnswer(false)}>
          {copy.refuse}
        </Button>
        <Button kind="secondary" id={answerIds.accept} eager onClick={() => onAnswer(true)}>
          {copy.accept}
        </Button>
        <Button kind="quiet" id={answerIds.choose} eager onClick={onChoose}>
          {copy.choose}
        </Button>
      </div>
    </div>
  </section>
);

interface ConsentHostProps {
  readonly consent: Consent;
  /** True if a configured tool needs consent; else the banner stays hidden. */
  readonly asks: boolean;
  /** Calls `open` when the person clicks 'manage my cookies'; returns the unsubscribe function. */
  readonly onManage: (open: () => void) => () => void;
}

/** Asks once, from the first paint on; the footer of every page reopens the choice. OBS-02 */
export const ConsentHost = ({ consent, asks, onManage }: ConsentHostProps): ReactElement => {
  const [choice, setChoice] = useState(() => consent.allowed('audience'));
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => consent.onChoice(() => setChoice(consent.allowed('audience'))), [consent]);
  useEffect(() => onManage(() => setOpen(true)), [onManage]); // last: it repeats an earlier press, whose choice is heard above
  useEffect(() => {
    if (said !== '') focusHeadingIfLost();
  }, [said]);
  const close = (): void => setOpen(false);
  const answer = (audience: boolean): void => {
    close();
    consent.choose(audience ? ['audience'] : []);
    setSaid(copy.saved);
  };
  return (
    <>
      <Status hidden>{said}</Status>
      {asks && choice === undefined && <Banner onAnswer={answer} onChoose={() => setOpen(true)} />}
      {open && asks && <Panel audience={choice ?? false} onSave={answer} onClose={close} />}
      {open && !asks && <NothingToAllow onClose={close} />}
    </>
  );
};
