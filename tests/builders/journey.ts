import type { PapersOrder } from '@application/proofs/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import type { Day } from '@domain/kernel/day';
import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { firstBrand } from '@domain/brand/variant';

/** Settings of screens before the subscription; both promotions end on 31/12/2025. */
export const settings = (change: Partial<Settings> = {}): Settings =>
  ({
    brand: firstBrand.code,
    language: 'fr',
    mode: 'omc',
    jointAccount: 'open',
    overdraft: { withoutFigures: 'ask' },
    contactPhone: '09 69 36 01 01',
    law: {
      complaints: {
        address: '1 place de la Maquette',
        email: 'reclamations@example.org',
        acknowledgedInDays: 10,
        answeredInDays: 60,
        paymentsInDays: 15,
        paymentsAtMost: 35,
      },
      mediator: { name: 'Médiation', address: '2 place de la Maquette', site: 'https://mediation.example.org' },
    },
    marketing: 'together',
    contractDocuments: { incomplete: 'report' },
    startBeforeDelay: 'asked',
    refusal: { letter: 'onRequest' },
    review: { silenceDays: 15 },
    mobility: { offered: true },
    otherHolder: 'reduced',
    papersFirst: { omc: false, mdc: false },
    ownCamera: false,
    acceptedPapers: { cards: eeaCountries, passports: 'all' },
    wallet: { offered: false, acrossDevices: 'none', links: ['haip-vp://'] },
    declarations: { usPerson: 'onIndicia' },
    offers: { youthValidUntil: '2025-12-31', welcomeValidUntil: '2025-12-31' },
    ...change,
  }) as Settings;

/** All papers before the forms, until the bank of a dossier refuses one ahead of its task. D-125 */
export const papersOrder = (papersFirst: boolean): PapersOrder & { readonly inTurn: readonly string[] } => {
  const inTurn: string[] = [];
  return { inTurn, isPapersFirst: ({ idEne }) => papersFirst && !inTurn.includes(idEne), followBank: idEne => void inTurn.push(idEne) };
};

/** A clock fixed on a day; its waits end at once. */
export const clockOn = (today: Day): Clock => ({
  now: () => `${today}T10:00:00+02:00`,
  today: () => today,
  deviceOffset: () => 120,
  sleep: () => () => Promise.resolve(),
});

export const youngAlone: Partial<Answers> = { workflow: 'individual', bands: { TIT: '18-25', COT: undefined } };
export const olderAlone: Partial<Answers> = { workflow: 'individual', bands: { TIT: '26+', COT: undefined } };
export const youngTogether: Partial<Answers> = { workflow: 'joint', bands: { TIT: '18-25', COT: '18-25' } };
export const mixedTogether: Partial<Answers> = { workflow: 'joint', bands: { TIT: '18-25', COT: '26+' } };
