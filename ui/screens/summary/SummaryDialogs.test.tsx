import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendCode } from '@application/signature/SendCode';
import { deliveryModes } from '@domain/delivery/modes';
import { catalogue } from '@domain/offer/contracts';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import { priceSummary } from '@domain/offer/priceSummary';
import { didYouMeanMessages } from '@messages/didYouMean';
import { newEmailMessages } from '@messages/newEmail';
import { signatureMessages } from '@messages/signature';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { optionsMessages } from '@messages/options';
import { overdraftMessages } from '@messages/overdraft';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { FakeSignatures } from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { overdraftFigures } from '@tests/builders/overdraft';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { EmailCorrection } from './EmailCorrection';
import { EmailDialog } from './EmailDialog';
import { OfferDialog } from './OfferDialog';
import { SummaryDialogs } from './SummaryDialogs';
import type { SummaryViewModel } from './SummaryViewModel';

const copy = summaryMessages.omc.whole;

const arrive = (keptUntil: '2026-01-31' | undefined, offer?: OfferOnDossier): HTMLElement => {
  const vm = {
    journey: new FakeDossierJourney('summary', { state: { keptUntil } }),
    whole: true,
    today: '2025-10-15',
    people: [],
    agencyId: '00691',
    agency: { value: { name: 'Nantes Centre', address: '2 quai Exemple' } },
    offer,
    offerCorrection: { choice: undefined },
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

test('SUM-01, AGY-02: what is paid once is the bank’s shares and the price of the express delivery', () => {
  const express = deliveryModes.decide({}).find(({ mode }) => mode === 'EXPR')?.price ?? 0;
  const offer: OfferOnDossier = {
    youthEligible: false,
    promotionRemoved: false,
    dematerialization: true,
    ...priceSummary({
      cards: [{ who: 'TIT', card: undefined, delivery: 'EXPR', promotion: 'none', without: undefined }],
      overdraft: undefined,
      insurance: undefined,
      socialShares: { each: 20, times: 2 },
    }),
  };
  const { receipt } = recapRowsMessages.offer;
  const line = within(arrive(undefined, offer)).getByText(receipt.once).closest('dt')?.nextElementSibling;
  expect([express, line?.textContent]).toEqual([8.5, moneyMessages.price(48.5)]);
});

describe('D-62: the code of a new e-mail', () => {
  const sent = newEmailMessages.omc.sent('06 12 34 56 78');

  test.each([
    ['success', sent],
    ['pending', sent],
    ['failed', signatureMessages.code.states.failed],
    ['max-tries', signatureMessages.code.states['max-tries']],
  ] as const)('asked for again, what became of it is said: %s', (sms, told) => {
    const codeLeft = told === sent;
    const vm = { owner: 'TIT', stage: 'code', code: '', sms, codeLeft, mobile: '06 12 34 56 78', journey: { mode: 'omc' } };
    show(<EmailDialog vm={vm as unknown as EmailCorrection} />);
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
    expect([said.includes(told), said.includes(sent)]).toEqual([true, codeLeft]);
  });
});

describe('XTR-31, D-62: the error of a new e-mail leads to the field that it is about', () => {
  const { issues, label, code } = newEmailMessages.omc;

  test.each([
    ['the address', 'address', 'FORMAT', label],
    ['the code, by its form', 'code', 'CODE_FORM', code],
    ['the code, refused by the bank', 'code', 'CODE_REFUSED', code],
  ] as const)('%s', async (_what, stage, issue, field) => {
    const journey = { steps: { mode: 'omc' } };
    const vm = { owner: 'TIT', stage, issue, attempt: 1, typed: '', code: '', mobile: '06 12 34 56 78', journey, leave: () => undefined };
    show(<EmailDialog vm={vm as unknown as EmailCorrection} />);
    await userEvent.click(screen.getByRole('link', { name: plain(issues[issue]) }));
    expect(screen.getByRole('textbox', { name: field })).toHaveFocus();
  });
});

describe.each(['omc', 'mdc'] as const)('D-74: a slip in a new e-mail, %s', reader => {
  test('is asked about once the field is left, taken with one press, and refused nothing', async () => {
    const journey = new FakeDossierJourney('summary');
    journey.steps.mode = reader;
    const vm = new EmailCorrection(journey, new SendCode(new FakeSignatures()));
    vm.openFor('TIT');
    show(
      <ReaderContext value={reader}>
        <EmailDialog vm={vm} />
      </ReaderContext>,
    );
    const field = screen.getByRole('textbox', { name: newEmailMessages.omc.label });
    const question = () => screen.queryByText(plain(didYouMeanMessages.meant('noa@gmail.com')));
    await userEvent.type(field, 'noa@gmail.con');
    expect(question()).not.toBeInTheDocument();
    await userEvent.tab();
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: didYouMeanMessages.take }));
    expect(field).toHaveValue('noa@gmail.com');
    expect(field).toHaveFocus();
    expect([question(), vm.issue]).toEqual([null, undefined]);
  });
});

describe('D-62: a card chosen otherwise, in front of the recap', () => {
  const ask = (who: 'TIT' | 'COT'): readonly string[] => {
    const journey = new FakeDossierJourney('summary', { state: { workflow: 'joint' } });
    const offerCorrection = { choice: { what: 'card', who }, cart: cart(), chosen: '', choose: () => undefined, cardFor: () => undefined };
    show(<OfferDialog vm={{ journey, offerCorrection } as unknown as SummaryViewModel} />);
    return screen.getAllByRole('radio').map(radio => radio.getAttribute('value') ?? '');
  };

  test('OFR-11, D-11: the co-holder alone may do without one', () => {
    expect(ask('COT')).toContain(catalogue.NONE);
  });

  test('OFR-11, D-11: the holder has one', () => {
    expect(ask('TIT')).not.toContain(catalogue.NONE);
  });
});

describe('ADV-02, ADV-03: the question of a change is that of who reads', () => {
  test.each([
    ['omc', 'overdraft', optionsMessages.omc.overdraft.legend('200\u00a0€')],
    ['mdc', 'overdraft', optionsMessages.mdc.overdraft.legend('200\u00a0€')],
    ['omc', 'insurance', insuranceMessages.omc.legend],
    ['mdc', 'insurance', insuranceMessages.mdc.legend],
  ] as const)('%s, %s', (mode, what, legend) => {
    const offerCorrection = { choice: { what, who: 'TIT' }, cart: cart({}), chosen: undefined, busy: false, close: () => undefined };
    const vm = { journey: new FakeDossierJourney('summary', {}), offerCorrection };
    show(
      <ReaderContext value={mode}>
        <OfferDialog vm={vm as unknown as SummaryViewModel} />
      </ReaderContext>,
    );
    expect(screen.getByText(plain(legend))).toBeInTheDocument();
  });
});

test.each([
  ['that follow from the rate', overdraftFigures, overdraftFigures],
  ['that do not', { ...overdraftFigures, rate: 2 }, undefined],
])('XTR-71: the overdraft asked again has the bank’s figures %s', (_what, sent, told) => {
  const offerCorrection = { choice: { what: 'overdraft' }, cart: cart({ overdraftFigures: sent }), chosen: 'no' };
  show(<OfferDialog vm={{ journey: new FakeDossierJourney('summary'), offerCorrection } as unknown as SummaryViewModel} />);
  const hint = `${optionsMessages.omc.overdraft.hint} ${overdraftMessages.cost(told)}`;
  expect(screen.getByRole('group')).toHaveAccessibleDescription(hint);
});
