import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Prospect } from '@domain/holders/prospect';
import { papers } from '@domain/proofs/papers';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { toRecapMessages } from '@messages/toRecap';
import { openRecap, recapPerson } from '@tests/support/recapScreens';
import { otherHolder } from '@tests/builders/people';
import { onFile } from '@tests/builders/proofs';
import { ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain } from '@tests/support/show';

const { omc: copy } = summaryMessages;
const { given, lines, rows } = recapRowsMessages;

const proofs = (['1', '5'] as const).map(rank => onFile({ rank, documentCode: papers.CNI.code }));

type Asked = NonNullable<Parameters<typeof openRecap>[1]>;
const openJoint = (asked: Asked = {}) => openRecap('client', { ...asked, state: { ...ofTwo, proofs, ...asked.state } });

/** What a person's two sections say. */
const told = (who: 'TIT' | 'COT'): string =>
  [copy.person[who], copy.situation[who]].map(name => plain(screen.getByRole('region', { name: plain(name) }).textContent ?? '')).join(' ');
const ofPerson = (what: string, who: 'TIT' | 'COT') =>
  within(screen.getByRole('region', { name: plain(copy[who === 'TIT' || who === 'COT' ? 'situation' : 'person'][who]) })).queryByRole(
    'button',
    { name: new RegExp(what) },
  );

/** Answers that only their own person reads. The person of the step is `recapPerson`, the other one `otherHolder`. */
const secretsOf = (person: Prospect): readonly string[] => {
  const { mobile, monthlyNetIncome, occupation, fiscal, email } = person;
  const income = monthlyNetIncome?.toLocaleString('fr');
  return [mobile, income, occupation.employer, fiscal.obligations[0]?.taxId, email].map(secret => plain(secret ?? 'nothing'));
};
const [hers, his] = [secretsOf(recapPerson), secretsOf(otherHolder)];
const all = { hers: hers.length, his: his.length };

/** Number of the holder's and of the co-holder's hidden answers that a person's sections show. */
const secretsIn = (who: 'TIT' | 'COT') => {
  const text = told(who);
  const count = (secrets: readonly string[]): number => secrets.filter(secret => text.includes(secret)).length;
  return { hers: count(hers), his: count(his) };
};
const [ofHers, ofHis, none] = [
  { ...all, his: 0 },
  { ...all, hers: 0 },
  { hers: 0, his: 0 },
];

const sees = async (asked: Asked) => {
  await openJoint(asked);
  return { TIT: secretsIn('TIT'), COT: secretsIn('COT') };
};

describe('D-123: what a person sees of the other holder on the recap', () => {
  test('the holder, at their own recap: both parts whole', async () => {
    expect(await sees({ state: { task: 'summary' } })).toEqual({ TIT: ofHers, COT: ofHis });
    expect(screen.queryByText(given)).not.toBeInTheDocument();
  });

  test.each([
    ['the holder, once they have accepted', 'TIT', 'COT', ofHis, ['Maëlle Exemple', '27/03/1992', 'du Lac', 'm•••@example.fr']],
    ['the co-holder, in a session of their own', 'COT', 'TIT', ofHers, ['Gaëtan Spécimen', '29/02/1988', 'de la Gare', 'g•••@example.org']],
  ] as const)('%s: names, birthdate and address, an e-mail that is masked, and the rest ‘Renseigné’', async (...row) => {
    const [, connected, other, own, seen] = row;
    expect(await sees({ step: 'coHolderSummary', connected })).toEqual({ [connected]: own, [other]: none });
    const text = told(other);
    for (const each of seen) expect(text).toContain(each);
    for (const row of [rows.income, rows.wealth, rows.housing, rows.nationality]) expect(text).toContain(`${row} : ${given}`);
    for (const line of [lines.mobile, lines.birthplace, lines.family, lines.work, lines.tax]) expect(text).toContain(`${line}${given}`);
    expect(text).toContain(plain(copy.reduced));
    expect(text).not.toContain(plain(copy.mobileFixed));
  });

  test('the proofs of the other, and the whole file to print, say no more', async () => {
    await openJoint({ step: 'coHolderSummary', connected: 'COT' });
    const proof = screen.getByText(`${copy.proofs.what.identity}, titulaire`).closest('div')!;
    expect(proof).toHaveTextContent(given);
    expect(within(proof).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.whole.open }));
    const printed = plain(screen.getByRole('dialog').textContent ?? '');
    expect([...hers, ...his].map(secret => printed.split(secret).length - 1)).toEqual([...hers.map(() => 1), ...his.map(() => 0)]);
  });

  test.each([
    ['the holder, at their own recap', {}, ['TIT 1', 'COT 5']],
    ['the holder, once they have accepted', { step: 'coHolderSummary', connected: 'TIT' }, ['TIT 1']],
    ['the co-holder, in a session of their own', { step: 'coHolderSummary', connected: 'COT' }, ['COT 5']],
    ['a bank that shows all', { step: 'coHolderSummary', connected: 'COT', otherHolder: 'whole' }, ['TIT 1', 'COT 5']],
  ] as const)('XTR-22: %s: only the proofs that they see are asked for', async (_who, asked, proofsAsked) => {
    const { asks, journey } = await openJoint(asked);
    const { TIT, COT } = journey.dossier.state.ids;
    expect(asks.map(ask => ask.replace(TIT, 'TIT').replace(COT ?? '-', 'COT'))).toEqual(proofsAsked);
  });

  test('a bank that shows the other holder whole', async () => {
    expect(await sees({ step: 'coHolderSummary', connected: 'COT', otherHolder: 'whole' })).toEqual({ TIT: ofHis, COT: ofHers });
  });

  test('the adviser reads both parts whole', async () => {
    await openRecap('adviser', { step: 'coHolderSummary', state: { ...ofTwo, proofs } });
    expect({ TIT: secretsIn('TIT'), COT: secretsIn('COT') }).toEqual({ TIT: ofHis, COT: ofHers });
  });
});

describe('D-105, D-108: what the holder accepted is corrected by the holder alone', () => {
  const changes = () => screen.queryAllByRole('button', { name: new RegExp(`^${copy.change}`) });

  test('the co-holder corrects their own part, and the page says who corrects the rest', async () => {
    await openJoint({ step: 'coHolderSummary', connected: 'COT' });
    expect([ofPerson(lines.address, 'TIT'), ofPerson(lines.address, 'COT') === null]).toEqual([null, false]);
    expect(changes().every(button => button.textContent?.includes('(co-titulaire)'))).toBe(true);
    expect(screen.getByText(plain(copy.read.corrections.COT))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: toRecapMessages.open })).not.toBeInTheDocument();
  });

  test('in the holder’s session nothing is corrected there: the page leads back to the holder’s recap', async () => {
    await openJoint({ step: 'coHolderSummary' });
    expect(changes()).toEqual([]);
    expect(screen.getByText(plain(copy.read.corrections.TIT))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: toRecapMessages.open })).toBeInTheDocument();
  });

  test('the holder at their recap corrects each part, and the offer', async () => {
    await openJoint({ state: { task: 'summary' } });
    expect([ofPerson(lines.address, 'TIT') === null, ofPerson(lines.address, 'COT') === null]).toEqual([false, false]);
    expect(screen.getByRole('button', { name: new RegExp(`^${copy.change}.*${copy.agency.row}`) })).toBeInTheDocument();
  });
});
