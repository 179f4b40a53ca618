import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { fullName } from '@domain/holders/people';
import { isOpened } from '@domain/journey/signingProgress';
import type { DossierState } from '@domain/journey/dossierState';
import { stepRow } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { displayDay } from '@domain/kernel/day';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { workstationMessages as copy } from '@messages/workstation';
import { DossierStore } from '@ui/journey/DossierStore';
import { keptUntil } from '@ui/journey/keptUntil';
import { StepJourney } from '@ui/journey/StepJourney';
import { Icon } from '@ui/kit/Icon';
import { useService } from '@ui/mvvm/screen';
import css from './ClientStrip.module.css';

const both = ['TIT', 'COT'] as const satisfies readonly Participant[];

/** The names of the file's people; on a joint file their roles, and whose step is shown. Before the file there is no name. */
const Names = observer(function Names(): ReactElement {
  const { dossier } = useService(DossierStore);
  const { at } = useService(StepJourney);
  if (!dossier) return <p className={css.name}>{copy.newDossier}</p>;
  const { people, state } = dossier;
  if (state.workflow === 'individual') return <p className={css.name}>{fullName(people.TIT)}</p>;
  const { of } = stepRow(at.step);
  return (
    <ul className={css.names}>
      {both.map(who => (
        <li key={who} className={css.holder} data-current={who === of ? '' : undefined}>
          {who === of && <Icon name="chevron-right" size="small" />}
          <span className={css.name}>{fullName(people[who])}</span>
          <span className={css.role}>{who === of ? copy.underWay(copy.role[who]) : copy.role[who]}</span>
        </li>
      ))}
    </ul>
  );
});

/** The account's number and day, as far as the bank says them. */
const opened = ({ accountNumber, openedOn }: DossierState): string =>
  [accountNumber, openedOn && copy.facts.on(displayDay(openedOn))].filter(Boolean).join(', ') || copy.facts.yes;

/** What is known of the file and its client, a line each. */
const useFacts = (): readonly (readonly [label: string, value: string])[] => {
  const { dossier, cart } = useService(DossierStore);
  const { answers, path } = useService(StepJourney);
  const account = dossier || answers.workflow ? copy.account[path.workflow] : undefined;
  const selection = cart?.selection ?? answers.selection;
  const card = cart?.cards.find(({ catalogNumber }) => catalogNumber === cardOfParticipant(selection, 'TIT'))?.label;
  const known = [
    [copy.facts.file, dossier?.state.ids.TIT],
    [copy.facts.account, [account, card].filter(Boolean).join(', ')],
    [copy.facts.mobile, dossier && path.workflow === 'individual' ? dossier.people.TIT.mobile : undefined],
    [copy.facts.kept, dossier && keptUntil(dossier.state)],
    [copy.facts.opened, dossier && isOpened(dossier.state) ? opened(dossier.state) : undefined],
  ] as const;
  return known.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
};

/** The open file at the top of the workstation. `slot`: takes what closes it. XTR-53 */
export const ClientStrip = observer(function ClientStrip({ slot }: { readonly slot: (element: HTMLElement | null) => void }): ReactElement {
  const facts = useFacts();
  return (
    <section className={css.strip} aria-label={copy.client}>
      <Names />
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div ref={slot} className={css.slot} />
    </section>
  );
});
