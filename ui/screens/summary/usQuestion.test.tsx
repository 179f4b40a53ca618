import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Prospect } from '@domain/holders/prospect';
import { clientDossierMessages } from '@messages/clientDossier';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { MemoryReferentials } from '@tests/fakes/referentials';
import { openRecap, recapPerson, recapReaders, type RecapReader } from '@tests/support/recapScreens';
import { plain } from '@tests/support/show';

const submitLabel = {
  client: summaryMessages.omc.submit,
  coHolder: welcomeMessages.opening.confirm,
  adviser: clientDossierMessages.handOver.individual,
} as const satisfies Record<RecapReader, string>;

const accept = async (reader: RecapReader): Promise<void> => {
  if (reader !== 'adviser') await userEvent.click(screen.getByRole('checkbox', { name: plain(summaryMessages.omc.terms.label) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(submitLabel[reader]) }));
};

const withUs = (): MemoryReferentials => {
  const bank = new MemoryReferentials();
  bank.nationalities = [...bank.nationalities, { code: 'US', label: 'États-Unis', osceCode: '404' }];
  return bank;
};

/** The tax page was answered before the birthplace or the nationality was corrected. */
const corrected = {
  birthplace: { ...recapPerson, birth: { ...recapPerson.birth, country: 'US', county: undefined, town: 'Boston' } },
  nationality: { ...recapPerson, birth: { ...recapPerson.birth, nationality: '404' } },
} as const satisfies Record<string, Prospect>;

const answered = (person: Prospect): Prospect => ({ ...person, fiscal: { ...person.fiscal, usPerson: false } });

const asked = { client: summaryMessages.omc, coHolder: summaryMessages.omc, adviser: summaryMessages.mdc } as const;

describe.each(recapReaders)('D-118: a correction to the United States asks its question before anything is accepted (%s)', reader => {
  test.each(['birthplace', 'nationality'] as const)('%s: nothing is sent, and the error leads to the tax page', async what => {
    const { journey, calls } = await openRecap(reader, { of: corrected[what], bank: withUs() });
    await accept(reader);
    expect([calls, journey.moves.filter(move => move === 'finish')]).toEqual([[], []]);
    await userEvent.click(screen.getByRole('link', { name: asked[reader].usOwed.individual }));
    expect(journey.moves.at(-1)).toBe(`correct TaxResidenceForm ${reader === 'coHolder' ? 'COT' : 'TIT'}`);
  });

  test('once it is answered, and where nothing asks it, the file is accepted', async () => {
    for (const person of [answered(corrected.birthplace), recapPerson]) {
      const { calls } = await openRecap(reader, { of: person });
      await accept(reader);
      expect(calls).toEqual(['prepare']);
      cleanup();
    }
  });
});

test('D-118: the line of the taxes says that an answer is missing before anything is pressed', async () => {
  await openRecap('client', { of: corrected.birthplace });
  expect(screen.getByText(recapRowsMessages.usOwed)).toBeVisible();
});

test('D-118: a client of an adviser, who corrects nothing, reads how to report it', async () => {
  await openRecap('coHolder', { of: corrected.birthplace, state: { mode: 'mdc' } });
  await accept('coHolder');
  expect(screen.getByText(plain(summaryMessages.omc.usOwed.report))).toBeVisible();
  expect(summaryMessages.omc.usOwed.report).toContain(welcomeMessages.opening.wrong);
});

test('D-118, D-105: a reader is not stopped by an answer that only the other holder may give', async () => {
  const { journey } = await openRecap('client', { step: 'coHolderSummary', of: corrected.birthplace, bank: withUs() });
  await userEvent.click(screen.getByRole('button', { name: summaryMessages.omc.read.submit }));
  expect(journey.moves).toEqual(['finish']);
});
