import { casesOf } from '@book/cases';
import { speaksOf } from '@domain/kernel/table';
import * as E from 'fp-ts/Either';
import type { Entry, EntryRow } from '@domain/kernel/entry';
import { functionalCodes, proposedCodes } from '@domain/errors/codes';
import { proofReasons } from '@domain/proofs/afterFailure';
import { entries, register } from '@domain/register';

type Table = Entry & { readonly table: readonly EntryRow[] };
const tables = entries.filter((entry): entry is Table => entry.table !== undefined).map(entry => [entry.id, entry] as const);

describe('a rule that is a table decides every case by exactly one row', () => {
  test('there are tables to look at', () => {
    expect(tables.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        'liveness.outcome',
        'finalisation.route',
        'journey.fastForward',
        'sms.state',
        'proofs.afterFailure',
        'startup.route',
      ]),
    );
  });

  test.each(tables)('%s: no gap, no overlap, no idle row', (_, { input, table, rowsOf }) => {
    const cases = casesOf(input, table).map(given => [given, rowsOf(given)] as const);
    expect(cases.filter(([, rows]) => rows.length !== 1)).toEqual([]);
    expect(new Set(cases.flatMap(([, rows]) => rows)).size).toBe(table.length);
  });

  test.each(tables)('%s: every row says where it comes from, and every case is of the rule’s form', (_, { input, table, evaluate }) => {
    for (const { because } of table) expect(because).toMatch(/[A-Z]{1,3}-\d{2}|section \d/);
    expect(casesOf(input, table).filter(given => E.isLeft(evaluate(given)))).toEqual([]);
  });

  test('a table with a row less has a gap, with a row twice an overlap', () => {
    const { input, table = [] } = register['liveness.outcome'];
    const speaking = (rows: readonly EntryRow[]) => casesOf(input, rows).map(given => rows.filter(row => speaksOf(row, given)).length);
    for (const gone of table.keys()) expect(speaking(table.filter((_, index) => index !== gone))).toContain(0);
    expect(speaking([...table, ...table.slice(0, 1)])).toContain(2);
  });
});

const decide = (id: keyof typeof register, given: unknown): unknown => {
  const verdict = register[id].evaluate(given);
  return E.isRight(verdict) ? verdict.right : verdict;
};

describe('the same tables, told once more in plain words', () => {
  test('LIV-03: status × validated × attempts × code × calls', () => {
    for (const status of ['ONGOING', 'ENDED', 'ERROR'])
      for (const validated of [true, false, null])
        for (const count of [null, 0, 1, 2, 3, 4])
          for (const functionalCode of [null, 'generic', 'MAXIMUM_LIVENESS_COUNT'])
            for (const tries of [1, 19, 20, 21]) {
              const ended = validated === true ? 'OK' : (count ?? 0) < 3 ? 'REPLAY' : 'KO';
              const expected = {
                ENDED: ended,
                ERROR: functionalCode === 'MAXIMUM_LIVENESS_COUNT' ? 'KO' : 'REPLAY',
                ONGOING: tries < 20 ? 'WAIT' : 'REPLAY',
              }[status];
              expect(decide('liveness.outcome', { status, validated, count, functionalCode, tries })).toBe(expected);
            }
  });

  test('FIN-02: each of KO_00 to KO_09, no code, and a breakdown', () => {
    const codes = [...Array.from({ length: 10 }, (_, number) => `KO_0${number}`), null];
    const routes = codes.map(functionalCode => decide('finalisation.route', { functionalCode, functional: true }));
    const rejected = 'error/rejected';
    expect(routes).toEqual([rejected, rejected, rejected, 'main', 'main/generic', rejected, rejected, 'main', rejected, 'main', 'main']);
    for (const functionalCode of codes) expect(decide('finalisation.route', { functionalCode, functional: false })).toBe('technical-modal');
  });

  test('STP-09: only a holder waiting for the co-holder is not shown the step recorded', () => {
    for (const authenticated of [true, false])
      for (const signaturePassed of [true, false])
        for (const workflow of ['individual', 'joint'])
          for (const coHolderFinished of [true, false, null]) {
            const waits = authenticated && signaturePassed && workflow === 'joint' && coHolderFinished !== true;
            const given = { authenticated, signaturePassed, workflow, coHolderFinished, recorded: 'coHolderSignature' };
            expect(decide('journey.fastForward', given)).toBe(waits ? 'signatureSuccess' : 'coHolderSignature');
          }
  });

  test('MIN-04: each status with each code', () => {
    for (const httpStatus of [null, 100, 199, 200, 204, 299, 300, 302, 400, 401, 402, 403, 404, 409, 422, 500, 503])
      for (const functionalCode of [null, 'generic', 'EXISTING_KEY_IN_LOCK_CACHE', 'constructor']) {
        const sent = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
        const otherwise = httpStatus === 403 ? 'max-tries' : sent ? 'success' : 'failed';
        const expected = functionalCode === 'EXISTING_KEY_IN_LOCK_CACHE' ? 'pending' : otherwise;
        expect(decide('sms.state', { httpStatus, functionalCode })).toBe(expected);
      }
  });

  test('PRF-08, PRF-09, D-17, D-20: each of the sixteen reasons, and one that nobody knows, which counts as the default', () => {
    const newDocument = ['DOCUMENT_TYPE', 'ISSUE_DATE', 'UNUSABLE_IMAGE', 'MISSING_BACK', 'DEFAULT', 'A_NEW_REASON', '', 'constructor'];
    expect(proofReasons).toHaveLength(16);
    for (const reason of [...proofReasons, ...newDocument]) {
      const expected = {
        continueAnyway: reason !== 'ISSUING_COUNTRY' && !newDocument.includes(reason),
        newDocument: newDocument.includes(reason),
        agency: reason === 'ISSUING_COUNTRY',
      };
      expect(decide('proofs.afterFailure', { reason })).toEqual(expected);
    }
  });

  test('ERR-02, D-82: each of the fifteen functional codes, and each proposed one, at startup', () => {
    const routed: Readonly<Record<string, string>> = {
      SUBSCRIPTION_FINALIZED: 'information/termine',
      SUBSCRIPTION_PURGED: 'information/delai-depasse',
      SUBSCRIPTION_EXCLUDED: 'information/suite-non-favorable',
      IDENTICAL_HOLDERS: 'error/identical-holders',
      HOLDER_TOO_YOUNG: 'error/too-young',
      EXCLUDED_DEPARTMENT: 'error/excluded-department',
      EXCLUSION_PROSPECT_AUTRE: 'error/excluded',
      exclusionProspect: 'error/excluded',
      SUBSCRIPTION_BLOCKED: 'error/blocked',
    };
    expect(functionalCodes).toHaveLength(15);
    for (const functionalCode of [...functionalCodes, ...proposedCodes, 'A_NEW_CODE', null])
      expect(decide('startup.route', { functionalCode })).toBe(
        Object.entries(routed).find(([code]) => code === functionalCode)?.[1] ?? 'error/generic',
      );
  });

  test('RES-01: client number × prospect number × permission', () => {
    const ids = [null, '', ' ', '1234567', '12345678', '123456789', 'abcdefgh'];
    const wellFormed = (id: string | null) => id === '12345678';
    const blank = (id: string | null) => (id ?? '').trim() === '';
    for (const clientId of ids)
      for (const prospectId of ids)
        for (const prospectAllowed of [true, false]) {
          const prospect = prospectAllowed && !blank(prospectId);
          const expected = !blank(clientId)
            ? wellFormed(clientId)
              ? { valid: true, kind: 'client' }
              : { valid: false, reason: 'MALFORMED_CLIENT_ID' }
            : !prospect
              ? { valid: false, reason: 'MISSING_ID' }
              : wellFormed(prospectId)
                ? { valid: true, kind: 'prospect' }
                : { valid: false, reason: 'MALFORMED_PROSPECT_ID' };
          expect(decide('resume.check', { clientId, prospectId, prospectAllowed })).toEqual(expected);
        }
  });

  test('XTR-17, OFR-15, CFG-08: promotion × brand × age × client × place × the days around both dates', () => {
    const days = ['2025-12-30', '2025-12-31', '2026-01-01'];
    for (const brand of ['01', '03'])
      for (const youthEligible of [true, false])
        for (const existingClient of [true, false])
          for (const mainlandFrance of [true, false])
            for (const today of days)
              for (const youthValidUntil of days)
                for (const welcomeValidUntil of days) {
                  const welcome = brand === '01' ? 'welcome-card-free-one-year' : 'welcome-six-months-fees-free';
                  const youth = youthEligible && mainlandFrance && today <= youthValidUntil;
                  const given = { brand, youthEligible, existingClient, mainlandFrance, today, youthValidUntil, welcomeValidUntil };
                  const expected = existingClient
                    ? 'none'
                    : youth
                      ? 'youth'
                      : !youthEligible && today <= welcomeValidUntil
                        ? welcome
                        : 'none';
                  expect(decide('offer.promotion', given)).toBe(expected);
                }
  });
});
