import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { places, valueAt, type Prospect } from '@domain/holders/prospect';
import { clientDossierMessages } from '@messages/clientDossier';
import { dossierFormMessages } from '@messages/dossierForm';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { unreachable } from '@tests/builders/ending';
import { failing } from '@tests/fakes/ports';
import { MemoryReferentials } from '@tests/fakes/referentials';
import { openRecap, recapPerson, recapReaders, type RecapReader } from '@tests/support/recapScreens';
import { plain } from '@tests/support/show';

const submitLabel = {
  client: summaryMessages.omc.submit,
  coHolder: welcomeMessages.opening.confirm,
  adviser: clientDossierMessages.handOver.individual,
} as const satisfies Record<RecapReader, string>;

const text = (): string => plain(document.querySelector('main')?.textContent ?? document.body.textContent ?? '');
const agains = () => screen.queryAllByRole('button', { name: new RegExp(`^${dossierFormMessages.omc.again}`) });

const accept = async (reader: RecapReader): Promise<void> => {
  if (reader !== 'adviser') await userEvent.click(screen.getByRole('checkbox', { name: plain(summaryMessages.omc.terms.label) }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(submitLabel[reader]) }));
};

/** Name, birthdate and street: never part of a list. */
const always = ['Maëlle Exemple', '27/03/1992', 'du Lac', '69001', 'Lyon'];
const expectTheRest = (): void => {
  for (const each of always) expect(text()).toContain(each);
};

/** Each list, with the code that the page then shows. */
const lists = {
  nationalities: '131',
  countries: 'FR',
  counties: '69',
  familySituations: '1',
  maritalRegimes: '2',
  housingSituations: '1',
  streetTypes: 'RUE',
  wealth: 'W1',
  professions: '3105',
  'sectors 3105': 'S1',
} as const;

const without = (list: string): MemoryReferentials => {
  const bank = new MemoryReferentials();
  bank.missing.add(list);
  return bank;
};

/** The person with an unknown code in one of their fields, the list of tax countries included. */
const unknowns: readonly (readonly [string, Prospect])[] = places.flatMap(({ field, names }) => {
  const [part = '', name] = names;
  if (field.kind === 'list') {
    const fiscal = { ...recapPerson.fiscal, obligations: [{ country: 'Z99', taxId: '1' }] };
    return [['fiscal.obligations', { ...recapPerson, fiscal }] as const];
  }
  if (field.kind !== 'code') return [];
  const answers = valueAt(recapPerson, [part]);
  const changed = name === undefined ? 'Z99' : { ...(answers as object), [name]: 'Z99' };
  return [[names.join('.'), { ...recapPerson, [part]: changed }] as const];
});

describe.each(recapReaders)('SUM-02, PER-10: what is accepted is on the page, row by row (%s)', reader => {
  test.each(Object.entries(lists))('a list that fails (%s): its row shows the code and asks for it again', async (list, code) => {
    const { bank, calls } = await openRecap(reader, { bank: without(list) });
    expectTheRest();
    expect(text()).toContain(code);
    const [again] = agains();
    expect(again).toBeDefined();
    bank.missing.clear();
    if (again) await userEvent.click(again);
    expect(agains()).toEqual([]);
    expect(document.activeElement).not.toBe(document.body);
    expectTheRest();
    await accept(reader);
    expect(calls).toEqual(['prepare']);
  });

  test.each(unknowns)('an unknown code (%s): its row shows the code, and it is reported by the name of its error', async (field, of) => {
    const bank = new MemoryReferentials();
    Object.assign(bank, { profession: () => failing({ kind: 'absent' }) });
    const { calls, reporter } = await openRecap(reader, { of, bank });
    expectTheRest();
    expect(text()).toContain('Z99');
    expect(agains()).toEqual([]);
    const named = /nationality|country|county|situation|category|obligations/.test(field);
    expect(reporter.reports.map(({ detail }) => detail.length)).toEqual(named ? [1] : []);
    await accept(reader);
    expect(calls).toEqual(['prepare']);
  });

  test('a person whose rows are missing: nothing is sent, and the page says why', async () => {
    const { calls, recap, opening, journey } = await openRecap(reader);
    for (const resource of [...recap.people.map(({ described }) => described), opening.described])
      await act(() => resource.load(failing(unreachable)));
    await accept(reader);
    expect(await screen.findByText(plain(summaryMessages[reader === 'adviser' ? 'mdc' : 'omc'].unseen))).toBeInTheDocument();
    expect([calls, journey.moves]).toEqual([[], []]);
  });

  test('while a list is on its way there is nothing to press, and a press that comes nevertheless sends nothing', async () => {
    const bank = new MemoryReferentials();
    bank.counties = () => () => new Promise(() => undefined);
    const { calls, recap, opening, dossier } = await openRecap(reader, { bank });
    expect(screen.queryByRole('button', { name: new RegExp(submitLabel[reader]) })).toBeNull();
    recap.terms.accept(true);
    opening.terms.accept(true);
    await { client: recap.submit, coHolder: () => opening.submit(() => undefined), adviser: dossier.submit }[reader]();
    expect(calls).toEqual([]);
  });
});

test.each(['client', 'adviser'] as const)('SUM-02, AGY-02: an agency whose details fail is shown by its code (%s)', async reader => {
  const { agencies } = await openRecap(reader, { agencyFails: true });
  expect(text()).toContain('00691');
  const [again] = agains();
  agencies.fails = false;
  if (again) await userEvent.click(again);
  expect(screen.getByRole('button', { name: /^Nantes Centre/ })).toBeInTheDocument();
});
