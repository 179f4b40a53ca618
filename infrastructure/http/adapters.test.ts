import { taxPart } from '@contracts/support/person';
import * as E from 'fp-ts/Either';
import type { ErrorReport } from '@application/observation/ports';
import { factsOf } from '@domain/offer/facts';
import { base64 } from '@infrastructure/http/documents/base64';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpSignIn } from '@infrastructure/http/session/HttpSignIn';
import { endingSettings } from '@tests/builders/ending';
import { BankServer } from '@tests/support/bankServer';

const bank = new BankServer();
beforeAll(() => bank.start());
afterAll(() => bank.stop());
beforeEach(() => {
  bank.status = 200;
  bank.asked = undefined;
});

const value = <A>(outcome: E.Either<unknown, A>): A | undefined => (E.isRight(outcome) ? outcome.right : undefined);

const state = {
  id: 'middleControl',
  variables: { type: 'individual', idEne: 'ene-1', isInitBo: '0', docs: [], holderVariables: { customerExternalId: 'EXT-1' } },
  secureData: { holderId: '87654321' },
};

describe('OFR-14: what a contract of the cart costs', () => {
  const price = (amount: number) => ({ amount: { value: amount } });
  const contract = { type: 'CARDS', catalogNumber: '10039', label: 'Carte', card: { debitType: 'IMM', displayPriority: 1 } };
  const insurance = { type: 'INSURANCE', catalogNumber: '10048', label: 'Assurance', pricing: price(2.1) };
  const cart = {
    availableContracts: [{ ...contract, pricing: price(3.7) }],
    commercialOperations: [],
    packs: [],
    youthOfferEligible: '1',
    selectedContracts: [],
    socialShares: price(15),
  };
  const mine = async (change: object) => {
    bank.body = { ...cart, ...change };
    return value(await new HttpCarts(bank.api).mine()());
  };

  test.each([
    ['its own price', {}, 3.7],
    ['its price with the rest, where there is one', { '10039': price(3.2) }, 3.2],
    ['its own price, where only others have one together', { '10497': price(3.2) }, 3.7],
  ])('%s', async (_what, combinatorialPricings, costs) => {
    expect((await mine({ combinatorialPricings }))?.cards).toEqual([expect.objectContaining({ listPrice: costs })]);
  });

  test.each([
    ['its own price', { '10039': price(3.2) }, 2.1],
    ['its price with the rest, where there is one', { '10048': price(1.8) }, 1.8],
  ])('the insurance: %s', async (_what, combinatorialPricings, costs) => {
    const { availableContracts } = cart;
    expect((await mine({ availableContracts: [...availableContracts, insurance], combinatorialPricings }))?.insurance?.price).toBe(costs);
  });

  test.each([
    ['insures nothing', 0, null],
    ['insures less than usual', 300, 300],
    ['says nothing of it', undefined, 850],
  ])('OFR-03, D-79c: a Gold card of which the bank %s', async (_what, loss, shown) => {
    const gold = { ...contract, catalogNumber: '10153', pricing: price(10), card: { ...contract.card, insurances: { loss } } };
    expect((await mine({ availableContracts: [gold] }))?.cards.map(card => factsOf(card).loss)).toEqual([shown]);
  });

  test.each([
    ['says nothing', undefined, false],
    ['says figures alone', { rate: 16 }, false],
    ['refused it', { refused: '1' }, true],
    ['granted it', { refused: '0' }, false],
  ])('XTR-71: the overdraft, where the bank %s', async (_what, overdraft, refused) => {
    expect((await mine({ overdraft }))?.overdraftRefused).toBe(refused);
  });

  const example = { amount: 100, days: 7, cost: 0.31 };
  const figures = { rate: 16, apr: 17.23, repayWithinDays: 30, example };

  test.each([
    ['all of them', figures, figures],
    ['without the APR', { ...figures, apr: undefined }, { ...figures, apr: undefined }],
    ['without the rate', { ...figures, rate: undefined }, undefined],
    ['without the days to repay', { ...figures, repayWithinDays: undefined }, undefined],
    ['without an example', { ...figures, example: undefined }, undefined],
    ['without the cost of the example', { ...figures, example: { ...example, cost: undefined } }, undefined],
  ])('XTR-71: the overdraft’s figures, each in its own place: %s', async (_what, overdraft, read) => {
    expect((await mine({ overdraft }))?.overdraftFigures).toEqual(read);
  });

  test('a contract of another kind is no card', async () => {
    const read = await mine({ availableContracts: [{ type: 'CHECKING_ACCOUNT' }, insurance] });
    expect(read?.cards).toEqual([]);
    expect(read?.insurance).toEqual({ catalogNumber: '10048', label: 'Assurance', price: 2.1 });
  });

  test.each([
    ['without a price', contract],
    ['without its facts', { ...contract, pricing: price(3.7), card: undefined }],
    ['of a kind that nobody knows', { ...contract, type: 'GIFT', pricing: price(3.7) }],
  ])('a contract %s is left out and reported, never free of charge', async (_what, wrong) => {
    bank.reporter.reports.length = 0;
    const read = await mine({ availableContracts: [wrong, insurance] });
    expect(read?.cards).toEqual([]);
    expect(read?.insurance?.price).toBe(2.1);
    expect(bank.reporter.reports).toEqual([expect.objectContaining({ kind: 'leftOut', where: 'GET /v1/cart/me' })]);
    expect(await mine({ availableContracts: [wrong] })).toBeUndefined();
  });

  test.each([
    [{}, [true, false, false]],
    [{ youthOfferEligible: '0', dematerialization: '1', deliveryChoiceDone: '1' }, [false, true, true]],
  ])('AGY-03 OPT-02: flags that are absent are not raised: %j', async (flags, [youth, documents, delivery]) => {
    expect(await mine(flags)).toMatchObject({
      youthOfferEligible: youth,
      dematerialization: documents,
      deliveryChoiceDone: delivery,
      insurance: undefined,
    });
  });
});

/** The parts of a person are sent by infrastructure/http/answersSent.test.ts and by the contract. */
test.each([
  ['an e-mail and a mobile', { email: 'a@example.fr', mobile: '06 39 98 00 01' }, { email: 'a@example.fr', mobilePhone: '06 39 98 00 01' }],
  ['obligations alone', { fiscal: taxPart({ frenchTaxResident: undefined }) }, { fiscalReferences: { otherObligations: [] } }],
] as const)('PER-11, D-49: only the part that is saved travels: %s', async (_what, part, body) => {
  [bank.status, bank.body] = [204, undefined];
  await new HttpProspects(bank.api).save('a/b', part)();
  expect(bank.asked).toEqual({ line: 'PUT /v1/prospect/a%2Fb', body });
});

describe('D-52: saving may move the file', () => {
  const save = (status: number, body: unknown) => {
    bank.status = status;
    bank.body = body;
    return new HttpProspects(bank.api).save('87654321', { email: 'a@example.fr' })();
  };

  test('a state that the bank answers with is the dossier’s current state; without a body it stays', async () => {
    expect(value(await save(200, state))).toMatchObject({ task: 'middleControl', ids: { TIT: '87654321' }, finalisation: undefined });
    expect(await save(204, undefined)).toEqual(E.right(undefined));
    expect(await save(200, null)).toEqual(E.right(undefined));
  });

  test('ERR-07: a state that cannot be read is reported, never taken for silence', async () => {
    expect(await save(200, { ...state, id: 'nowhere' })).toMatchObject({ left: { kind: 'unreadable' } });
  });
});

describe('ERR-05: the identity provider receives the sign-out (RFC 7009)', () => {
  const reports: ErrorReport[] = [];
  const signIn = (revokeUrl: string | undefined, traceCalls = false) => {
    const { api, identityProvider, observation } = endingSettings();
    const provider = { ...identityProvider, clientId: 'omc-01', revokeUrl, tokenUrl: `${bank.address}/token` };
    return new HttpSignIn(
      { api: { ...api, timeoutMs: 2_000 }, identityProvider: provider, observation: { ...observation, traceCalls } },
      { report: report => void reports.push(report) },
    );
  };

  test('the token travels in a form, with the client’s id', async () => {
    expect(await signIn(`${bank.address}/revoke`).revoke('FAKE+TOKEN')()).toEqual(E.right(undefined));
    expect(bank.asked).toEqual({ line: 'POST /revoke', body: 'token=FAKE%2BTOKEN&client_id=omc-01' });
  });

  test('SES-01: a token without an expiry from the bank has none here: the rule decides', async () => {
    bank.body = { access_token: 'T', token_type: 'Bearer', efs: '1' };
    expect(await signIn(undefined).exchange('CODE', undefined)()).toEqual(
      E.right({ value: 'T', type: 'Bearer', efs: '1', expiresIn: undefined }),
    );
  });

  test.each([0, -1, 1.5, '1800', true])('SES-01: a token that lives %j seconds: reported, and the rule decides', async expires_in => {
    reports.length = 0;
    bank.body = { access_token: 'T', token_type: 'Bearer', efs: '1', expires_in };
    expect(await signIn(undefined).exchange('CODE', undefined)()).toMatchObject({ right: { value: 'T', expiresIn: undefined } });
    expect(reports).toMatchObject([{ kind: 'leftOut', detail: [expect.stringContaining('expires_in')] }]);
  });

  test('OBS-01: where calls have an id, a sign-in that fails has one too, and none where they have none', async () => {
    bank.status = 500;
    bank.body = {};
    expect(await signIn(undefined, true).exchange('CODE', undefined)()).toMatchObject({
      left: { kind: 'unreachable', by: 'service', trace: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    });
    expect(await signIn(undefined).exchange('CODE', undefined)()).toEqual(E.left({ kind: 'unreachable', by: 'service' }));
  });

  test('nothing leaves where the configuration names no address', async () => {
    expect(await signIn(undefined).revoke('FAKE-TOKEN')()).toEqual(E.right(undefined));
    expect(bank.asked).toBeUndefined();
  });
});

describe('D-48: a state that a backend fills with empty texts', () => {
  const { holderVariables, ...variables } = state.variables;
  const mine = async (more: object, holder: object, secure: object) => {
    bank.body = {
      ...state,
      variables: { ...variables, ...more, holderVariables: { ...holderVariables, ...holder } },
      secureData: { ...state.secureData, ...secure },
    };
    return value(await new HttpDossiers(bank.api).mine()());
  };

  test('an individual file without a co-holder opens', async () => {
    const dossier = await mine(
      {
        coHolderVariables: { customerExternalId: '' },
        keptUntil: '',
        expectedBy: '0001-01-01T00:00:00Z',
        adviser: { name: '', agency: '' },
        account: { number: '', iban: '' },
      },
      { liveness: { livenessId: '' }, acceptance: { at: '', terms: '' } },
      { coHolderId: '' },
    );
    expect(dossier).toMatchObject({ participants: { COT: undefined }, ids: { TIT: '87654321', COT: undefined } });
    expect([dossier?.keptUntil, dossier?.expectedBy, dossier?.adviser, dossier?.accountNumber]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([dossier?.participants.TIT.livenessId, dossier?.participants.TIT.accepted]).toEqual([undefined, undefined]);
  });
});

describe('PRF-07: a file is read before it is sent', () => {
  class Reader {
    result: string | ArrayBuffer | null = null;
    onload = (): void => undefined;
    onerror = (): void => undefined;
    readAsDataURL(content: Blob): void {
      if (content.size === 0) this.onerror();
      else {
        this.result = content.type === 'text/plain' ? new ArrayBuffer(1) : 'data:image/png;base64,QUJD';
        this.onload();
      }
    }
  }
  beforeAll(() => Object.assign(globalThis, { FileReader: Reader }));

  const send = (content: Blob) =>
    new HttpDocuments(bank.api, { silenceMs: 2_000, uploadAnswerMs: 2_000 }).send({
      idEne: 'ene-1',
      rank: '1',
      documentCode: '001112',
      pages: [{ side: 'SINGLE', mimeType: 'image/png', content }],
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })();

  test('its bytes travel as base64, without what says so', async () => {
    expect(await base64(new Blob(['ABC'], { type: 'image/png' }))).toBe('QUJD');
  });

  test.each([
    ['that cannot be read', new Blob([])],
    ['that is read as something else than text', new Blob(['ABC'], { type: 'text/plain' })],
  ])('a file %s is not sent', async (_what, content) => {
    expect(await send(content)).toEqual(E.left({ kind: 'fileGone' }));
    expect(bank.asked).toBeUndefined();
  });
});

test('STP-06: a dossier at an unknown task cannot be shown', async () => {
  bank.body = { ...state, id: 'somethingNew' };
  expect(await new HttpDossiers(bank.api).mine()()).toEqual(E.left({ kind: 'unreadable', report: ['id'] }));
});

test.each<readonly [string, unknown, object]>([
  ['a form', { format: '[0-9]{9}' }, E.right('[0-9]{9}')],
  ['null', null, E.right(undefined)],
  ['an empty answer', {}, E.right(undefined)],
  ...[{ format: 7 }, 'texte', 7].map(body => ['what cannot be read', body, { left: { kind: 'unreadable' } }] as const),
])('PER-08: the form of a country’s tax ids: %s', async (_what, body, read) => {
  bank.body = body;
  expect(await new HttpReferentials(bank.api).fiscalFormat('D/E')()).toMatchObject(read);
  expect(bank.asked?.line).toBe('GET /v1/countries/D%2FE/fiscalFormat');
});
