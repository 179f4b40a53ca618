import { screen, within } from '@testing-library/react';
import { summaryCopy } from '@ui/copy/fr/summary';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { plain, show } from '../../../tests/support/show';
import { SummaryDialogs } from './SummaryDialogs';
import type { SummaryViewModel } from './SummaryViewModel';

const copy = summaryCopy.whole;

const arrive = (keptUntil: '2026-01-31' | undefined): HTMLElement => {
  const vm = {
    journey: new FakeFileJourney('summary', { state: { keptUntil } }),
    whole: true,
    today: '2025-10-15',
    people: [],
    agency: { value: { name: 'Nantes Centre', address: '2 quai Exemple' } },
    offer: undefined,
    offerCorrection: { asked: undefined },
    emailCorrection: { open: false, journey: { mode: 'omc' } },
    sheet: { opened: undefined, agency: { value: undefined, state: { kind: 'none' } } },
  };
  show(<SummaryDialogs vm={vm as unknown as SummaryViewModel} />);
  return screen.getByRole('dialog', { name: copy.title });
};

describe('SUM-01: the whole file, to read and to print', () => {
  test('names its number, the day it was read, until when it is kept, and the agency', () => {
    const file = within(arrive('2026-01-31'));
    for (const text of ['10000001', '15/10/2025', '31/01/2026', 'Nantes Centre, 2 quai Exemple'])
      expect(file.getByText(plain(text))).toBeInTheDocument();
    expect(file.getByText(plain(copy.contractual))).toBeInTheDocument();
  });

  test('says no day until which it is kept where the bank says none', () => {
    expect(within(arrive(undefined)).queryByText(copy.kept)).not.toBeInTheDocument();
  });
});
