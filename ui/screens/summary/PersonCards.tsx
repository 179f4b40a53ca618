import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { DescribedPerson } from '@application/summary/DescribePerson';
import type { Prospect } from '@domain/holders/prospect';
import type { Participant } from '@domain/journey/words';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import type { Resource } from '@ui/form/Resource';
import { markFrench } from '@ui/kit/inFrench';
import { Recap } from '@ui/kit/Recap';
import { wholeFigures } from '@ui/kit/unbroken';
import { useMessages } from '@ui/mvvm/messages';
import { Change } from './Change';
import { MissedLabel } from './MissedLabel';
import { personLines, type PersonLine } from './personLines';
import type { SeesRow } from './personRows';
import { Told } from './Told';

interface PersonCardsProps {
  readonly person: Prospect;
  readonly described: Resource<DescribedPerson>;
  /** One of two holders; undefined: the only person that the page is about. */
  readonly who?: Participant | undefined;
  /** Beside the title, where the page does not show every answer. D-123 */
  readonly note?: ReactNode;
  readonly sees?: SeesRow | undefined;
  readonly wayOf: (change: NonNullable<PersonLine['change']>) => (() => void) | undefined;
  /** What a line says beside its value. */
  readonly mark?: ((name: PersonLine['name']) => ReactElement) | undefined;
}

/** A person in two groups of rows: identity, and situation. XTR-01, D-62 */
export const PersonCards = observer(function PersonCards({
  person,
  described,
  who,
  note,
  sees,
  wayOf,
  mark,
}: PersonCardsProps): ReactElement | null {
  const copy = useMessages(summaryMessages);
  if (described.value === undefined) return null;
  const row = ({ name, value, more, french, change, missed }: PersonLine) => {
    const onClick = change && wayOf(change);
    const label = recapRowsMessages.lines[name];
    const lines = name === 'mobile' && !note ? [copy.mobileFixed] : [wholeFigures(more.join('\u00a0· '))].filter(Boolean);
    return {
      label,
      value: (
        <>
          <Told value={markFrench(value, french)} more={lines.map(each => markFrench(each, french))} />
          {missed && <MissedLabel what={label} source={described} />}
          {mark?.(name)}
        </>
      ),
      action: onClick && <Change what={label} who={who} onClick={onClick} />,
    };
  };
  const { identity, situation } = personLines(person, described.value, sees);
  return (
    <>
      <Recap card="two" title={copy.person[who ?? 'individual']} note={note} rows={identity.map(row)} />
      <Recap card="two" title={copy.situation[who ?? 'individual']} rows={situation.map(row)} />
    </>
  );
});
