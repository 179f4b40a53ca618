import { useState, type ReactElement } from 'react';
import { consentMessages } from '@messages/consent';
import { Button } from '@ui/kit/Button';
import { Checkbox } from '@ui/kit/Checkbox';
import { Dialog } from '@ui/kit/Dialog';
import { NewTab } from '@ui/kit/NewTab';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import css from './ConsentHost.module.css';

const { panel: copy, refuse, accept } = consentMessages;

const Policy = (): ReactElement => (
  <p>
    <a href={redirectHref('cookie-policy')} {...NEW_TAB}>
      <span>{copy.policy}</span>
      <NewTab />
    </a>
  </p>
);

interface PanelProps {
  readonly audience: boolean;
  readonly onSave: (audience: boolean) => void;
  readonly onClose: () => void;
}

/** One checkbox for each purpose; initially the stored choice, or none. */
export const Panel = ({ audience, onSave, onClose }: PanelProps): ReactElement => {
  const [wanted, setWanted] = useState(audience);
  return (
    <Dialog
      title={copy.title}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onSave(wanted)}>{copy.save}</Button>
          <Button kind="secondary" onClick={() => onSave(false)}>
            {refuse}
          </Button>
          <Button kind="secondary" onClick={() => onSave(true)}>
            {accept}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
      <div className={css.purpose}>
        <strong>{copy.necessary.name}</strong>
        <p>{copy.necessary.text}</p>
      </div>
      <div className={css.purpose}>
        <Checkbox name="cookies-audience" label={copy.audience.name} hint={copy.audience.text} checked={wanted} onChange={setWanted} />
      </div>
      <Policy />
    </Dialog>
  );
};

/** Shown when no tool needs consent: lists the strictly necessary cookies. */
export const NothingToAllow = ({ onClose }: { readonly onClose: () => void }): ReactElement => (
  <Dialog title={copy.title} open onClose={onClose} actions={<Button onClick={onClose}>{copy.close}</Button>}>
    <p>{copy.none}</p>
    <p>{copy.necessary.text}</p>
    <Policy />
  </Dialog>
);
