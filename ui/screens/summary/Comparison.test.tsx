import { screen, within } from '@testing-library/react';
import { comparedMessages } from '@messages/compared';
import { plain, show } from '@tests/support/show';
import { Comparison, Differences } from './Comparison';
import type { SummaryViewModel } from './SummaryViewModel';

const copy = comparedMessages.omc;

interface Line {
  readonly what: 'birthdate' | 'employer';
  readonly typed: string;
  readonly read: string;
  readonly same: boolean;
  readonly received?: boolean;
}

const arrive = (...lines: readonly Line[]): void => {
  const vm = {
    people: [{ who: 'TIT', described: { value: {} } }],
    comparison: { ofPerson: () => lines.map(line => ({ received: false, ...line })), across: () => [] },
    streetTypes: [],
    seesWhole: () => true,
  };
  const given = vm as unknown as SummaryViewModel;
  show(
    <>
      <Differences vm={given} />
      <Comparison vm={given} />
    </>,
  );
};
const cells = (): readonly string[] => {
  const row = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })[1];
  return Array.from(row?.children ?? [], cell => plain(cell.textContent ?? ''));
};

describe('XTR-22: what was typed is beside what was read', () => {
  test('a day as it is written in French', () => {
    arrive({ what: 'birthdate', typed: '1992-03-27', read: '1992-03-28', same: false });
    expect(cells()).toEqual([plain(copy.rows.birthdate), '27/03/1992', '28/03/1992', copy.different]);
    expect(screen.getByText(plain(copy.line(copy.rows.birthdate, '27/03/1992', '28/03/1992')))).toBeInTheDocument();
  });

  test('D-85: of a day that a paper does not know, what is known of it', () => {
    arrive({ what: 'birthdate', typed: '1960-01-01', read: '1960-05-00', same: false });
    expect(cells().slice(1, 3)).toEqual(['01/01/1960', '05/1960']);
  });

  test('XTR-38: of a wallet, what was received', () => {
    arrive({ what: 'birthdate', typed: '1992-03-27', read: '1992-03-28', same: false, received: true });
    expect(screen.getByRole('columnheader', { name: copy.received, hidden: true })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.receivedLine(copy.rows.birthdate, '27/03/1992', '28/03/1992')))).toBeInTheDocument();
  });

  test('anything else as it was typed and read; what agrees is folded away', () => {
    arrive({ what: 'employer', typed: 'Atelier Spécimen', read: 'Atelier Spécimen', same: true });
    expect(cells()).toEqual([plain(copy.rows.employer), 'Atelier Spécimen', 'Atelier Spécimen']); // the title says that all agrees
    expect(screen.getByText(copy.same)).toBeInTheDocument();
  });
});
