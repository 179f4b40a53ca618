import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { knownCard } from '@domain/offer/card';
import type { MessagesOf } from '@ui/copy/byReader';
import { finalizeMessages } from '@messages/finalize';
import { welcomeMessages } from '@messages/welcome';
import { Clock } from '@application/browser/ports';
import { DossierPage } from '@ui/journey/DossierPage';
import type { Elements } from '@ui/kit/elements';
import { CardArt } from '@ui/kit/art/CardArt';
import { Stages } from '@ui/kit/Stages';
import { Status } from '@ui/kit/Status';
import { unbroken } from '@ui/kit/unbroken';
import { useElapsed } from '@ui/kit/useElapsed';
import { hourText } from '@ui/mvvm/hourText';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { artOf } from '../offer/artOf';
import { inFours } from '../welcome/inFours';
import type { WelcomeViewModel } from '../welcome/WelcomeViewModel';
import { openingStages, OpeningStages, type OpeningStage } from './OpeningStages';
import css from './Moment.module.css';

type Copy = MessagesOf<typeof finalizeMessages>['progress'];

interface Opening {
  readonly at: OpeningStage;
  readonly vm: WelcomeViewModel;
}

/** What the bank has answered, stage by stage: no answer says that a card is ordered, so that it ticks with the account. */
const stagesOf = ({ stages }: Copy, { at, vm }: Opening, hour: string | undefined) => {
  const done = openingStages.indexOf(at);
  const { accountNumber } = vm.journey.dossier.state;
  const { delivery } = vm;
  const lines = [
    { name: done > 0 ? stages.signed(hour) : stages.signature },
    { name: at === 'open' ? stages.opened(accountNumber && inFours(accountNumber)) : stages.account },
    ...(delivery === undefined || delivery === 'none' ? [] : [{ name: stages.card[delivery.mode] }]),
  ];
  return { lines, done: at === 'open' ? lines.length : done };
};

const useStages = (opening: Opening) => {
  const copy = useMessages(finalizeMessages).progress;
  const clock = useService(Clock);
  const { signedAt } = useService(OpeningStages);
  return { copy, ...stagesOf(copy, opening, signedAt && hourText(clock, signedAt)) };
};

/** How long a phone vibrates once the card has landed, in milliseconds. */
const LANDING_MS = 20;

const useVibration = (lands: boolean): void =>
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (lands && !still && 'vibrate' in navigator) navigator.vibrate(LANDING_MS);
  }, [lands]);

/** The outline of the chosen card, where the card lands once the account is open; nothing without a card. */
const CardPlace = observer(function CardPlace({ at, vm, drops }: Opening & { readonly drops: boolean }): ReactElement | null {
  const { yours } = useMessages(finalizeMessages).progress;
  const facts = knownCard(vm.card?.catalogNumber);
  const lands = at === 'open' && facts !== undefined;
  useVibration(lands && drops);
  if (vm.price !== undefined && facts === undefined) return null;
  return (
    <div className={css.place} aria-hidden="true">
      <span className={css.outline}>{!lands && vm.card && <span>{yours(vm.card.label)}</span>}</span>
      {lands && drops && <span className={css.ring} />}
      {lands && (
        <div className={css.card} data-drops={drops ? '' : undefined}>
          <CardArt card={artOf[facts.name]} />
        </div>
      )}
    </div>
  );
});

/** The ground as deep as the brand, from the last signature to the welcome page: one title, which changes once. FIN-01, FIN-03, D-99 */
export const Moment = observer(function Moment({
  at,
  vm,
  came,
  documentTitle,
  children,
}: Opening & {
  /** The customer has seen the account being opened: the card drops, and what they look at keeps its place. */
  readonly came: boolean;
  readonly documentTitle?: string | undefined;
  /** Once the account is open and its page has come. */
  readonly children: Elements;
}): ReactElement {
  const opening = { at, vm };
  const { copy, lines, done } = useStages(opening);
  const elapsed = useElapsed(copy.messages);
  const firstName = vm.person?.firstName;
  const waits = copy.title(firstName);
  const title = at === 'open' ? welcomeMessages.title(firstName) : waits;
  const late = copy.messages.findLast(({ afterMs }) => afterMs <= elapsed);
  const told = late !== undefined && late.afterMs > 0 ? late.text : at === 'creating' ? lines[0]?.name : '';
  const state = at !== 'open' ? 'opening' : children ? 'welcome' : 'open';
  return (
    <DossierPage title={waits} documentTitle={documentTitle ?? title} titleHidden later={false} wide about={false}>
      <div className={css.moment} data-moment={state} data-came={came ? '' : undefined}>
        <div className={css.ground}>
          <h1 tabIndex={-1} className={css.title} data-room={came ? waits : undefined}>
            <span>{unbroken(title)}</span>
          </h1>
          <CardPlace {...opening} drops={came} />
          <div className={css.stages}>
            <Stages stages={lines} at={done} deep />
          </div>
          <p className={css.foot}>{at !== 'open' && unbroken(late?.text ?? '')}</p>
          <Status hidden>{at === 'open' ? came && copy.welcomed(firstName) : told}</Status>
        </div>
        {children}
      </div>
    </DossierPage>
  );
});

/** For an adviser: the same stages on the ordinary ground. ADV-02 */
export const OpeningAccount = observer(function OpeningAccount(opening: Opening): ReactElement {
  const { copy, lines, done } = useStages(opening);
  const elapsed = useElapsed(copy.messages);
  const title = copy.title(undefined);
  return (
    <DossierPage title={title} later={false} coming>
      <p role="status">{copy.messages.findLast(({ afterMs }) => afterMs <= elapsed)?.text}</p>
      <Stages stages={lines} at={done} />
    </DossierPage>
  );
});
