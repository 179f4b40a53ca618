import type { ReactElement } from 'react';
import type { DescribedPerson } from '@application/summary/DescribePerson';
import type { Resource } from '@ui/form/Resource';
import { markFrench } from '@ui/kit/inFrench';
import { recapValue } from '@ui/kit/unbroken';
import { MissedLabel } from './MissedLabel';
import type { PersonRow } from './personRows';

interface RowValueProps {
  readonly row: PersonRow;
  readonly what: string;
  readonly source: Resource<DescribedPerson>;
}

/** The value of a person's row; a code whose list failed to load can be named again. PER-10 */
export const RowValue = ({ row: { value, french, coded }, what, source }: RowValueProps): ReactElement => (
  <>
    <span>{recapValue(markFrench(value, french))}</span>
    {coded === 'missed' && <MissedLabel what={what} source={source} />}
  </>
);
