import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { analysisMessages } from '@messages/analysis';
import { papersStripMessages as copy } from '@messages/papersStrip';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { NotOnline } from '@ui/journey/NotOnline';
import { Button, LinkButton } from '@ui/kit/Button';
import { redirectHref } from '@ui/kit/hrefs';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { useEntered, useService } from '@ui/mvvm/screen';
import { Preview } from './GivenScans';
import { PapersReading, type StripPaper } from './PapersReading';
import css from './PapersStrip.module.css';

interface StripProps {
  /** The page's paper is on its way to the bank. */
  readonly sending?: boolean;
}

const wordOf = ({ category, paper, fromWallet, standing }: StripPaper, isCurrent: boolean, sending: boolean): string => {
  if (fromWallet) return copy.wallet;
  if (isCurrent && sending) return copy.standing.sending();
  if (standing === 'missing' || paper === undefined) return isCurrent ? copy.standing.current() : copy.later[category];
  return copy.standing[standing](paper);
};

const Item = ({
  vm,
  item,
  sending,
}: {
  readonly vm: PapersReading;
  readonly item: StripPaper;
  readonly sending: boolean;
}): ReactElement => {
  const isCurrent = item.step === vm.journey.steps.at.step;
  const text = (
    <>
      <span className={css.name}>
        <span>{copy.names[item.category]}</span>
        {item.photo && <Preview className={css.photo} content={item.photo} />}
      </span>
      <span className={css.word}>
        {item.standing === 'read' && <Icon name="check" size="small" />}
        <span>{wordOf(item, isCurrent, sending)}</span>
      </span>
    </>
  );
  return (
    <li className={css.item} data-standing={item.standing} aria-current={isCurrent ? 'step' : undefined}>
      {isCurrent || item.standing === 'missing' || item.fromWallet ? (
        <div className={css.paper}>{text}</div>
      ) : (
        <button type="button" className={css.paper} onClick={() => vm.open(item)}>
          {text}
        </button>
      )}
    </li>
  );
};

/** The issuing country: the one reason that is told before the last photo. */
const Refused = ({ vm, item }: { readonly vm: PapersReading; readonly item: StripPaper }): ReactElement => {
  const { failed } = useMessages(analysisMessages);
  return (
    <Notice kind="error" title={copy.refusal.title}>
      <p>{copy.refusal.text}</p>
      <NotOnline card={item.paper === 'CNI'} />
      <div className={css.ways}>
        <LinkButton kind="secondary" href={redirectHref('appointment')}>
          {failed.appointment}
        </LinkButton>
        <Button kind="quiet" onClick={() => vm.open(item)}>
          {failed.another}
        </Button>
      </div>
    </Notice>
  );
};

const Strip = observer(function Strip({ sending = false }: StripProps): ReactElement {
  const vm = useEntered(PapersReading);
  const { papers, refusedPaper } = vm;
  return (
    <>
      {refusedPaper && <Refused vm={vm} item={refusedPaper} />}
      <ol className={css.strip} aria-label={copy.label}>
        {papers.map(item => (
          <Item key={item.step} vm={vm} item={item} sending={sending} />
        ))}
      </ol>
      <div className={css.told}>
        <Status hidden>{vm.announcement}</Status>
      </div>
    </>
  );
});

/** The papers to give and what the bank has of them; nothing where papers are given in the bank's order. D-125 */
export const PapersStrip = observer(function PapersStrip(props: StripProps): ReactElement | null {
  return useService(DossierJourney).givesPapersFirst ? <Strip {...props} /> : null;
});
