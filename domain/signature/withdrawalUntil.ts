import { daysAfter } from '@domain/kernel/calendar';
import { day, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, list, oneOf, record, whole } from '@domain/kernel/shape';
import { nextWorkingDay } from '@domain/kernel/workingDay';
import { withdrawalStarts } from './withdrawalStart';

const fourteen = { days: 14, from: 'received', rollsOver: true } as const;
const noPapers = { ...fourteen, received: null } as const;

export const withdrawalUntil = rule({
  id: 'withdrawal.until',
  requirements: ['XTR-68', 'D-124'],
  title: { fr: 'Dernier jour pour renoncer', en: 'The last day to withdraw' },
  says: {
    fr: 'Le délai compte les jours du réglage, sans compter le jour de la dernière signature. Si la personne a reçu ses documents plus tard et que le réglage le dit, le jour de la réception le remplace. Si le réglage le dit, un dernier jour qui est un samedi, un dimanche ou un jour férié passe au jour ouvré suivant. Sans signature, il n’y a pas de dernier jour.',
    en: 'The period counts the days of the setting, without the day of the last signature. If the person received the documents later and the setting says so, the day of receipt replaces it. If the setting says so, a last day that is a Saturday, a Sunday or a public holiday moves to the next working day. Without a signature there is no last day.',
  },
  input: record({
    signed: list(day),
    received: absentOr(day),
    days: whole,
    from: oneOf(...withdrawalStarts),
    rollsOver: boolean,
  }),
  decide: ({ signed, received, days, from, rollsOver }): Day | null => {
    const concluded = [...signed].sort().at(-1);
    if (concluded === undefined) return null;
    const start = from === 'received' && received !== null && received > concluded ? received : concluded;
    const last = daysAfter(start, { days });
    return rollsOver ? nextWorkingDay(last) : last;
  },
  examples: [
    ['a last day in the week', { ...noPapers, signed: ['2025-10-15'] }, '2025-10-29'],
    ['a last day on a Saturday', { ...noPapers, signed: ['2026-11-28'] }, '2026-12-14'],
    ['a last day on a Saturday, which does not move', { ...noPapers, signed: ['2026-11-28'], rollsOver: false }, '2026-12-12'],
    ['a last day on a public holiday, before a weekend', { ...noPapers, signed: ['2026-12-11'] }, '2026-12-28'],
    ['a last day on Whit Monday', { ...noPapers, signed: ['2026-05-11'] }, '2026-05-26'],
    ['documents received later', { ...fourteen, signed: ['2026-11-27'], received: '2026-12-02' }, '2026-12-16'],
    [
      'documents received later, which does not count',
      { ...fourteen, signed: ['2026-11-27'], received: '2026-12-02', from: 'concluded' },
      '2026-12-11',
    ],
    ['documents received before the signature', { ...fourteen, signed: ['2026-11-27'], received: '2026-11-20' }, '2026-12-11'],
    ['two signatures: the later one', { ...noPapers, signed: ['2026-11-25', '2026-11-20'] }, '2026-12-09'],
    ['a longer period', { ...noPapers, signed: ['2025-10-15'], days: 30 }, '2025-11-14'],
    ['nobody has signed', { ...noPapers, signed: [] }, null],
  ],
});
