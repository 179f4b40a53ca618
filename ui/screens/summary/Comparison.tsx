import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { Participant } from '@domain/journey/words';
import type { MessagesOf } from '@ui/copy/byReader';
import { summaryMessages } from '@messages/summary';
import { comparedMessages } from '@messages/compared';
import { shownFact } from '@ui/form/shownFact';
import { Disclosure } from '@ui/kit/Disclosure';
import { markFrench } from '@ui/kit/inFrench';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Table } from '@ui/kit/Table';
import { useMessages } from '@ui/mvvm/messages';
import type { SummaryViewModel } from './SummaryViewModel';
import css from './Comparison.module.css';

type Messages = MessagesOf<typeof comparedMessages>;
type SummaryMessages = MessagesOf<typeof summaryMessages>;

interface Line {
  readonly of: Participant | undefined;
  readonly what: keyof Messages['rows'];
  readonly one: string;
  readonly other: string;
  readonly same: boolean;
  readonly received?: boolean;
}

interface Group {
  readonly key: string;
  readonly heads: readonly [what: string, one: string, other: string];
  readonly lines: readonly Line[];
}

/** Read on French documents: in French in every language, like the document. D-75 */
const places: readonly Line['what'][] = ['address', 'city'];

const marked = (what: Line['what'], text: string, ...read: readonly string[]): ReactNode =>
  markFrench(text, places.includes(what) ? read : []);

const groupsOf = (vm: SummaryViewModel, copy: Messages, { person }: SummaryMessages): readonly Group[] => {
  const { comparison, streetTypes } = vm;
  const joint = vm.people.length > 1;
  const people = vm.people.filter(({ who }) => vm.seesWhole(who));
  const ofPerson = (who: Participant, fromWallet: boolean): Group => ({
    key: fromWallet ? `${who} wallet` : who,
    heads: [joint ? person[who] : copy.what, copy.typed, fromWallet ? copy.received : copy.read],
    lines: (comparison.ofPerson(who, streetTypes) ?? [])
      .filter(({ received }) => received === fromWallet)
      .map(({ typed, read, ...line }) => ({ ...line, of: joint ? who : undefined, one: typed, other: read })),
  });
  const across: Group = {
    key: 'across',
    heads: [copy.across, copy.holder, copy.coHolder],
    lines: comparison
      .across(streetTypes)
      .map(({ holder, coHolder, ...line }) => ({ ...line, of: undefined, one: holder, other: coHolder })),
  };
  return [...people.flatMap(({ who }) => [ofPerson(who, true), ofPerson(who, false)]), ...(people.length > 1 ? [across] : [])].filter(
    ({ lines }) => lines.length > 0,
  );
};

const Result = ({ same }: { readonly same: boolean }): ReactElement => {
  const copy = useMessages(comparedMessages);
  return same ? (
    <span className={css.equal}>{copy.equal}</span>
  ) : (
    <span className={css.different}>
      <Icon name="warning" size="small" />
      <span>{copy.different}</span>
    </span>
  );
};

const Compared = ({ groups }: { readonly groups: readonly Group[] }): ReactElement => {
  const copy = useMessages(comparedMessages);
  const told = groups.some(({ lines }) => lines.some(({ same }) => !same)); // else the title above says it for all
  return (
    <Table className={css.table} caption={copy.caption}>
      {groups.map(({ key, heads, lines }) => (
        <tbody key={key}>
          <tr>
            {[...heads, ...(told ? [copy.result] : [])].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
          {lines.map(({ what, one, other, same }) => (
            <tr key={what} className={same ? css.quiet : undefined}>
              <th scope="row">{copy.rows[what]}</th>
              <td>{marked(what, shownFact(what, one), one)}</td>
              <td>{marked(what, shownFact(what, other), other)}</td>
              {told && (
                <td>
                  <Result same={same} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
};

const Agreed = ({ text }: { readonly text: string }): ReactElement => (
  <span className={css.agreed}>
    <Icon name="success" size="small" />
    <span>{text}</span>
  </span>
);

const comparedOn = (vm: SummaryViewModel, groups: readonly Group[]): readonly Line[] =>
  vm.people.some(({ described }) => described.value === undefined)
    ? []
    : groups.filter(({ key }) => key !== 'across').flatMap(({ lines }) => lines);

/** Typed answers that differ from those read on the proofs. XTR-22 */
export const Differences = observer(function Differences({ vm }: { readonly vm: SummaryViewModel }): ReactElement | null {
  const copy = useMessages(comparedMessages);
  const different = comparedOn(vm, groupsOf(vm, copy, useMessages(summaryMessages))).filter(({ same }) => !same);
  if (different.length === 0) return null;
  return (
    <div className={css.differences}>
      <Notice kind="warning" title={copy.differs(different.length)}>
        {different.map(({ of, what, one, other, received }) => (
          <p key={`${of} ${what}`}>
            {marked(
              what,
              (received ? copy.receivedLine : copy.line)(
                of === undefined ? copy.rows[what] : copy.of(copy.rows[what], of),
                shownFact(what, one),
                shownFact(what, other),
              ),
              one,
              other,
            )}
          </p>
        ))}
      </Notice>
    </div>
  );
});

/** Typed answers beside those read on the proofs, and the holders' proofs beside each other. XTR-22 */
export const Comparison = observer(function Comparison({ vm }: { readonly vm: SummaryViewModel }): ReactElement | null {
  const copy = useMessages(comparedMessages);
  const groups = groupsOf(vm, copy, useMessages(summaryMessages));
  const read = comparedOn(vm, groups);
  if (read.length === 0) return null;
  return (
    <div className={css.comparison}>
      <Disclosure summary={read.some(({ same }) => !same) ? copy.open(read.length) : <Agreed text={copy.same} />}>
        <Compared groups={groups} />
      </Disclosure>
    </div>
  );
});
