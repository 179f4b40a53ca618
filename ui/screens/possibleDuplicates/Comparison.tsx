import { useId, type ReactElement } from 'react';
import { plainWords } from '@domain/field/plainWords';
import type { PossibleDuplicate, MatchedField } from '@domain/adviser/possibleDuplicate';
import type { Prospect } from '@domain/holders/prospect';
import { displayDay } from '@domain/kernel/day';
import type { Whose } from '@messages/dossierForm';
import { possibleDuplicatesMessages } from '@messages/possibleDuplicates';
import { Button } from '@ui/kit/Button';
import { Table } from '@ui/kit/Table';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import css from './PossibleDuplicatesScreen.module.css';

const copy = possibleDuplicatesMessages.found;

export const nameOf = ({ firstName, lastName }: PossibleDuplicate): string => [firstName, lastName].filter(Boolean).join(' ');

interface Line {
  readonly label: string;
  readonly client: string;
  readonly existing: string;
  readonly same: boolean;
}

/** Equal except for case, accents and hyphens: documents and registers use capitals. */
const isSame = (client: string | undefined, existing: string | undefined): boolean =>
  client !== undefined && existing !== undefined && existing !== '' && plainWords(client) === plainWords(existing);

/** Rows with both persons' values; a field that the bank does not return has no row. */
const linesOf = (alike: PossibleDuplicate, { identity, birth, email, mobile, address }: Prospect): readonly Line[] => {
  const line = (field: MatchedField, client: string | undefined, existing: string | undefined): Line => {
    const same = alike.matches.includes(field) || isSame(client, existing);
    return { label: copy.rows[field], client: client ?? copy.unknown, existing: existing || (same ? (client ?? '') : copy.unknown), same };
  };
  return [
    line('lastname', identity.lastName, alike.lastName),
    line('firstname', identity.firstName, alike.firstName),
    line('birthdate', birth.birthdate && displayDay(birth.birthdate), alike.birthdate && displayDay(alike.birthdate)),
    ...(alike.matches.includes('email') ? [line('email', email, '')] : []),
    ...(alike.matches.includes('mobile') ? [line('mobile', mobile, '')] : []),
    { label: copy.town, client: address.town ?? copy.unknown, existing: alike.town, same: isSame(address.town, alike.town) },
    { label: copy.since, client: copy.newcomer, existing: String(alike.clientSince), same: false },
  ];
};

const identity: readonly string[] = [copy.rows.lastname, copy.rows.firstname, copy.rows.birthdate];

/** Last name, first name and birthdate are the same: nearly always the same person. */
export const isNearlyCertain = (alike: PossibleDuplicate, person: Prospect): boolean =>
  linesOf(alike, person).filter(({ label, same }) => same && identity.includes(label)).length === identity.length;

export const ThisOne = ({ alike }: { readonly alike: PossibleDuplicate }): ReactElement => (
  <>
    <span>{copy.thisOne}</span>
    <VisuallyHidden>{copy.thisOneNamed(nameOf(alike))}</VisuallyHidden>
  </>
);

interface ComparisonProps {
  readonly alike: PossibleDuplicate;
  readonly person: Prospect;
  readonly words: Whose;
  /** Undefined: the page's main button says so. */
  readonly onSame: (() => void) | undefined;
}

/** Compares an existing client with the file's client; marks equal fields. */
export const Comparison = ({ alike, person, words, onSame }: ComparisonProps): ReactElement => {
  const heading = useId();
  const name = nameOf(alike);
  return (
    <section className={css.comparison} aria-labelledby={heading}>
      <h2 id={heading}>{copy.heading(name)}</h2>
      <Table className={css.table} caption={copy.caption(name)}>
        <thead>
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.client[words]}</th>
            <th scope="col">{copy.existing}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(alike, person).map(({ label, client, existing, same }) => (
            <tr key={label} className={same ? css.same : undefined}>
              <th scope="row">{label}</th>
              <td>{client}</td>
              <td>
                <span>{existing}</span>
                {same && <span className={css.mark}>{copy.same}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {onSame && (
        <Button kind="secondary" onClick={onSame}>
          <ThisOne alike={alike} />
        </Button>
      )}
    </section>
  );
};
