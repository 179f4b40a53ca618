import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Carts } from '@application/offer/ports';
import { SendCode } from '@application/signature/SendCode';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { FakeSignatures, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { EmailCorrection } from './EmailCorrection';
import { OfferCorrection } from './OfferCorrection';

describe('D-62: the offer changed on the recap', () => {
  const at = (fails = false, confirmedPrice?: MonthlyTotal) => {
    const journey = new FakeDossierJourney('summary');
    const before = cart({ selection: [chosenCard('TIT', catalogue.MASTERCARD)], confirmedPrice });
    journey.dossier.keepCart(before);
    const saved: (readonly SelectedContract[])[] = [];
    const confirmed: (MonthlyTotal | undefined)[] = [];
    const save: Carts['save'] = (selection, price) =>
      fails ? TE.left(unreachable) : TE.fromIO(() => (saved.push(selection), confirmed.push(price), { ...before, selection }));
    return {
      journey,
      saved,
      confirmed,
      correction: new OfferCorrection(journey, new ReadOfferOnDossier(settings(), clockOn('2025-10-15')), { save }),
    };
  };

  test('the choice of before is shown, another is saved and the bank’s cart kept', async () => {
    const { journey, saved, correction } = at();
    correction.open({ what: 'card', who: 'TIT' });
    expect(correction.chosen).toBe(catalogue.MASTERCARD);
    correction.choose(catalogue.GOLD_MASTERCARD);
    await correction.save();
    expect([correction.choice, correction.changed, saved]).toEqual([undefined, true, [journey.dossier.cart?.selection]]);
    expect(saved[0]).toContainEqual(expect.objectContaining({ catalogNumber: catalogue.GOLD_MASTERCARD, participants: ['TIT'] }));
  });

  test.each([
    ['overdraft', 'OVERDRAFT'],
    ['insurance', 'INSURANCE'],
  ] as const)('the %s is taken, then given up', async (what, type) => {
    const { saved, correction } = at();
    for (const chosen of ['yes', 'no']) {
      correction.open({ what });
      expect(correction.chosen).not.toBe(chosen);
      correction.choose(chosen);
      await correction.save();
      expect(saved.at(-1)?.some(contract => contract.type === type)).toBe(chosen === 'yes');
    }
    expect(saved).toHaveLength(2);
  });

  const welcome = { promoted: 0, afterwards: 3, months: 12 };
  test.each([
    ['as confirmed', welcome, { promoted: 0, afterwards: 10, months: 12 }],
    ['no longer the confirmed one: the difference stays on the recap', { ...welcome, afterwards: 2 }, undefined],
  ])('D-106: the price of the new card is confirmed with it; the price before is %s', async (_, before, sent) => {
    const { correction, confirmed } = at(false, before);
    correction.open({ what: 'card', who: 'TIT' });
    correction.choose(catalogue.GOLD_MASTERCARD);
    await correction.save();
    expect(confirmed).toEqual([sent]);
  });

  test('D-45, D-51: each card is offered at the price it would have in this account', () => {
    const { correction } = at();
    const welcome = { promoted: 0, months: 12, afterwards: 10, standard: 10 };
    expect(correction.cardFor('TIT', catalogue.GOLD_MASTERCARD)?.card?.price).toEqual(welcome);
  });

  test('the same choice sends nothing', async () => {
    const { saved, correction } = at();
    correction.open({ what: 'insurance' });
    await correction.save();
    expect([correction.choice, correction.changed, saved]).toEqual([undefined, false, []]);
  });

  test('what the bank did not take stays asked, and may be tried again', async () => {
    const { journey, correction } = at(true);
    correction.open({ what: 'overdraft' });
    correction.choose('yes');
    await correction.save();
    expect([journey.failures, correction.choice, correction.chosen, correction.changed]).toEqual([
      [unreachable],
      { what: 'overdraft' },
      'yes',
      false,
    ]);
  });
});

describe('D-62: the e-mail changed on the recap', () => {
  const at = (mode: 'omc' | 'mdc' = 'omc') => {
    const journey = new FakeDossierJourney('summary');
    journey.steps.mode = mode;
    const signatures = new FakeSignatures();
    const email = new EmailCorrection(journey, new SendCode(signatures));
    email.openFor('TIT');
    return { journey, signatures, email };
  };

  test('a code is asked for, then sent with the address', async () => {
    const { journey, email } = at();
    email.type('nouveau@example.fr');
    expect(journey.draft).toEqual({ email: 'nouveau@example.fr', of: 'TIT' });
    await email.submitAddress();
    expect([email.stage, journey.saved]).toEqual(['code', []]);
    email.typeCode('12345');
    await email.submitCode();
    expect(email.issue).toBe('CODE_FORM');
    email.typeCode(' 003456 ');
    await email.submitCode();
    expect([journey.saved, journey.savedBy]).toEqual([[{ email: 'nouveau@example.fr' }], { of: 'TIT', code: '003456' }]);
    expect([email.owner, journey.draft]).toEqual([undefined, undefined]);
  });

  test.each(['TIT', 'COT'] as const)(
    'the code goes to the mobile of the connected person (%s), whoever the address belongs to',
    connected => {
      const { journey, email } = at();
      const [TIT, COT] = [
        { ...blankProspect, mobile: '06 39 98 00 01' },
        { ...blankProspect, mobile: '06 39 98 00 02' },
      ];
      journey.dossier.people = { TIT, COT };
      journey.connected = connected;
      expect(email.mobile).toBe(connected === 'TIT' ? TIT.mobile : COT.mobile);
    },
  );

  test.each(['TIT', 'COT'] as const)('the address is saved for its owner, %s', async owner => {
    const { journey, email } = at();
    email.openFor(owner);
    email.type('nouveau@example.fr');
    await email.submitAddress();
    email.typeCode('003456');
    await email.submitCode();
    expect(journey.savedBy).toEqual({ of: owner, code: '003456' });
  });

  test('D-88: the SMS is pasted whole into the field of the code; where two codes may be meant nothing is sent', async () => {
    const { journey, email } = at();
    email.type('nouveau@example.fr');
    await email.submitAddress();
    email.typeCode('Votre code : 123456 ou 654321');
    await email.submitCode();
    expect([email.issue, email.stage, journey.saved]).toEqual(['CODE_FORM', 'code', []]);
    email.typeCode('Le 251126 votre code est 123456.\n\n@example.org #123456');
    await email.submitCode();
    expect([email.issue, journey.savedBy]).toEqual([undefined, { of: 'TIT', code: '123456' }]);
  });

  test('what is no address asks for no code', async () => {
    const { signatures, email } = at();
    email.type('sans-arobase');
    await email.submitAddress();
    expect([email.issue, email.stage, signatures.calls]).toEqual(['FORMAT', 'address', []]);
  });

  test('a code that is refused is shown at its field; anything else where every failure is', async () => {
    const { journey, email } = at();
    email.type('nouveau@example.fr');
    await email.submitAddress();
    email.typeCode('123456');
    journey.failing = refusedWith('generic');
    await email.submitCode();
    expect([email.issue, journey.failures]).toEqual(['CODE_REFUSED', []]);
    await email.send();
    expect([email.issue, email.code]).toEqual([undefined, '123456']);
    journey.failing = unreachable;
    await email.submitCode();
    expect(journey.failures).toEqual([unreachable]);
  });

  test('a code that did not leave keeps the address asked', async () => {
    const { signatures, email } = at();
    signatures.codes.then(E.left(unreachable));
    email.type('nouveau@example.fr');
    await email.submitAddress();
    expect([email.stage, email.sms]).toEqual(['address', 'failed']);
  });

  test('a code that is asked for again and does not leave is known; the page of the code stays', async () => {
    const { signatures, email } = at();
    signatures.codes.then(E.right('success'), E.right('failed'));
    email.type('nouveau@example.fr');
    await email.submitAddress();
    expect(email.codeLeft).toBe(true);
    await email.send();
    expect([email.stage, email.sms, email.codeLeft]).toEqual(['code', 'failed', false]);
  });

  test('what comes late of a dialog that was closed does not move the next one', async () => {
    const { signatures, email } = at();
    let answer: () => void = () => undefined;
    signatures.sendCode = () => () => new Promise(done => (answer = () => done(E.right('success'))));
    email.type('nouveau@example.fr');
    const late = email.submitAddress();
    await settled();
    email.close();
    email.openFor('TIT');
    answer();
    await late;
    expect([email.stage, email.sms, email.busy]).toEqual(['address', undefined, false]);
  });

  test('a dialog opened again tells nothing of the code of before', async () => {
    const { signatures, email } = at();
    signatures.codes.then(E.right('failed'));
    email.type('nouveau@example.fr');
    await email.submitAddress();
    email.close();
    email.openFor('TIT');
    expect(email.sms).toBeUndefined();
  });

  test.each(['TIT', 'COT'] as const)(
    'D-47: an adviser is known by the workstation: the e-mail of %s is saved as theirs, and no code is sent',
    async of => {
      const { journey, signatures, email } = at('mdc');
      email.openFor(of);
      email.type('client@example.fr');
      await email.submitAddress();
      expect([signatures.calls, journey.saved, journey.savedBy]).toEqual([[], [{ email: 'client@example.fr' }], { of, code: undefined }]);
    },
  );

  test('what was typed is there when one comes back', () => {
    const { email } = at();
    email.type('nouveau@');
    email.close();
    email.openFor('TIT');
    expect(email.typed).toBe('nouveau@');
  });

  test('what was typed for one holder is not offered as the other’s', () => {
    const { email } = at();
    email.type('titulaire@example.fr');
    email.close();
    email.openFor('COT');
    expect(email.typed).toBe('');
  });

  test('after a code that was refused, another try begins with an empty field and no error', async () => {
    const { journey, email } = at();
    email.type('nouveau@example.fr');
    await email.submitAddress();
    email.typeCode('123456');
    journey.failing = refusedWith('generic');
    await email.submitCode();
    expect([email.stage, email.issue]).toEqual(['code', 'CODE_REFUSED']);
    email.close();
    email.openFor('TIT');
    expect([email.stage, email.code, email.issue, email.attempt]).toEqual(['address', '', undefined, 0]);
  });

  test('D-74: no slip is asked about that was saved as it is', async () => {
    const { journey, email } = at('mdc');
    email.type('noa@gmail.con');
    email.leave();
    await email.submitAddress();
    expect(journey.saved).toEqual([{ email: 'noa@gmail.con' }]);
    email.openFor('TIT');
    expect([email.typed, email.meant]).toEqual(['', undefined]);
  });
});
