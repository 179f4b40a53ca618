import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { act } from 'react';
import { ReadDocuments } from '@application/signature/ReadDocuments';
import { preContractCopy as copy } from '@ui/copy/fr/preContract';
import { Dialogs } from '@ui/dialogs/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { endingSettings, FakeSignatures, settled, unreachable } from '../../../tests/builders/ending';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { plain, show } from '../../../tests/support/show';
import { DocumentsRead } from './DocumentsRead';
import { PreContractScreen } from './PreContractScreen';
import { PreContractViewModel } from './PreContractViewModel';

/** Tabs that open, or that the browser blocks; they tell where they were led. */
class FakeTabs {
  led: string[] = [];
  blocked = false;
  open<Error>(address: TaskEither<Error, string>): TaskEither<Error | { readonly kind: 'blocked' }, void> {
    return async () => {
      if (this.blocked) return E.left({ kind: 'blocked' as const });
      const found = await address();
      if (E.isLeft(found)) return found;
      this.led.push(found.right);
      return E.right(undefined);
    };
  }
}

const arrive = async (signatures = new FakeSignatures(), read = new DocumentsRead()) => {
  const journey = new FakeFileJourney('signature');
  const tabs = new FakeTabs();
  const vm = new PreContractViewModel(journey, new ReadDocuments(signatures, endingSettings()), tabs, read);
  show(<PreContractScreen />, [PreContractViewModel, vm], [FileJourney, journey], [Dialogs, {}]);
  await act(settled);
  return { journey, tabs, signatures };
};
const opener = (label: string) => screen.getByRole('button', { name: new RegExp(`${copy.open} ${label}`) });
const goOn = () => userEvent.click(screen.getByRole('button', { name: copy.next }));

describe('SGN-01: the documents to read before signing', () => {
  test('are listed with their size and pages; the contracts come later', async () => {
    await arrive();
    const lines = within(screen.getByRole('list', { name: copy.list })).getAllByRole('listitem');
    expect(lines.map(line => plain(line.textContent ?? ''))).toEqual([
      expect.stringContaining('Fiche d’informationPDF, 210 Ko, 4 pages'),
      expect.stringContaining('Document tarifairePDF, 2,1 Mo, 1 page'),
    ]);
  });

  test('each opens in a tab at a fresh address, and is marked', async () => {
    const { tabs, signatures } = await arrive();
    await userEvent.click(opener('Document tarifaire'));
    expect(tabs.led).toEqual(['https://banque.example.org/api/papers/2']);
    expect(signatures.calls).toEqual(['documents', 'documents']);
    expect(screen.getByText(copy.opened)).toBeInTheDocument();
    expect(screen.getByText(plain(copy.count(1, 2)))).toBeInTheDocument();
  });

  test('going on without one says which, in the sentence of the specification’s page', async () => {
    const { journey } = await arrive();
    expect(screen.getByText('Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.')).toBeInTheDocument();
    await userEvent.click(opener('Fiche d’information'));
    await goOn();
    expect(journey.moves).toEqual([]);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(link => plain(link.textContent ?? ''))).toEqual([plain(copy.missing('Document tarifaire'))]);
    await userEvent.click(summary.getByRole('link'));
    expect(opener('Document tarifaire')).toHaveFocus();
  });

  test('all opened, the signature follows', async () => {
    const { journey } = await arrive();
    await userEvent.click(opener('Fiche d’information'));
    await userEvent.click(opener('Document tarifaire'));
    await goOn();
    expect(journey.moves).toEqual(['open DocuSignPage']);
  });

  test('what was opened is remembered as long as the page lives', async () => {
    const read = new DocumentsRead();
    read.add('D1');
    await arrive(new FakeSignatures(), read);
    expect(screen.getByText(plain(copy.count(1, 2)))).toBeInTheDocument();
  });

  test('a tab that the browser blocks is not a document read', async () => {
    const { tabs } = await arrive();
    tabs.blocked = true;
    await userEvent.click(opener('Fiche d’information'));
    expect(screen.getByText(plain(copy.blocked))).toBeInTheDocument();
    expect(screen.queryByText(copy.opened)).not.toBeInTheDocument();
  });

  test('where the list does not come, it is asked for again', async () => {
    const signatures = new FakeSignatures();
    signatures.listing.then(E.left(unreachable));
    const { journey } = await arrive(signatures);
    expect(journey.failures).toEqual([unreachable]);
    expect(screen.getByText(plain(copy.loading[0].text))).toBeInTheDocument();
    signatures.listing.then(E.right([]));
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(screen.getByText(copy.none)).toBeInTheDocument();
  });
});
