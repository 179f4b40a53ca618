import { useEffect, useState, type ReactElement } from 'react';
import type { Consent } from '@application/ports/Consent';
import { consentMessages as copy } from '@ui/copy/fr/consent';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import css from './ConsentHost.module.css';
import { NothingToAllow, Panel } from './Panel';

interface BannerProps {
  readonly onAnswer: (audience: boolean) => void;
  readonly onChoose: () => void;
}

/** Over the foot of the page, not in its way; refusing and accepting look alike and stand side by side. D-33 */
const Banner = ({ onAnswer, onChoose }: BannerProps): ReactElement => (
  <section className={css.banner} aria-labelledby="cookies-titre">
    <div className={css.inner}>
      <h2 id="cookies-titre" className={css.title}>
        {copy.title}
      </h2>
      {copy.texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      <div className={css.answers}>
        <Button kind="secondary" onClick={() => onAnswer(false)}>
          {copy.refuse}
        </Button>
        <Button kind="secondary" onClick={() => onAnswer(true)}>
          {copy.accept}
        </Button>
        <Button kind="quiet" onClick={onChoose}>
          {copy.choose}
        </Button>
      </div>
    </div>
  </section>
);

interface ConsentHostProps {
  readonly consent: Consent;
  /** Something asks for consent here: without it nobody is asked. */
  readonly asks: boolean;
  /** Calls the function given whenever a person asks to manage their cookies; returns what ends it. */
  readonly onManage: (open: () => void) => () => void;
}

/** Asks once, keeps quiet afterwards, and opens again from the footer of every page. OBS-02, X22 */
export const ConsentHost = ({ consent, asks, onManage }: ConsentHostProps): ReactElement => {
  const [choice, setChoice] = useState(() => consent.allowed('audience'));
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => onManage(() => setOpen(true)), [onManage]);
  useEffect(() => consent.onChoice(() => setChoice(consent.allowed('audience'))), [consent]);
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
