import { ADULT_FROM } from '@domain/eligibility/adult';
import { daysAfter } from '@domain/kernel/calendar';
import { ageOn, day, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record } from '@domain/kernel/shape';

/**
 * Issue dates, both included, of ID cards that print ten years and are valid for fifteen: adults' cards of the old model. Décret n°
 * 2013-1188 of 18 December 2013.
 */
export const extendedCards = { from: '2004-01-02', to: '2013-12-31' } as const satisfies Readonly<Record<string, Day>>;

const years = { ordinary: 10, extended: 15 } as const;

export const documentsIdCardValidity = rule({
  id: 'documents.idCardValidity',
  requirements: ['XTR-20', 'PRF-08', 'D-66'],
  title: { fr: 'Dernier jour de validité d’une carte d’identité française', en: 'Last day on which a French ID card is valid' },
  says: {
    fr: 'Une carte du nouveau modèle, ou délivrée après le {to}, vaut jusqu’au jour qui y est imprimé. Toute autre carte vaut {ordinary:words} ans ; {extended:words} si elle a été délivrée à une personne de {adult} ans ou plus, à partir du {from}, quoi qu’il y soit imprimé. Sans jour imprimé lisible, une carte du nouveau modèle vaut {ordinary:words} ans, et une carte plus ancienne suit la règle des autres. Ce dernier jour est la veille de l’anniversaire de la délivrance.',
    en: 'A card of the new model, or issued after {to}, is valid until the day printed on it. Any other card is valid for {ordinary:words} years; {extended:words} if it was issued to somebody of {adult} or over, from {from} on, whatever is printed on it. Where no printed day can be read, a card of the new model is valid for {ordinary:words} years, and an older one goes by the rule for the others. That last day is the eve of the anniversary of the issue.',
  },
  parameters: {
    ordinary: { value: years.ordinary, unit: 'years' },
    extended: { value: years.extended, unit: 'years' },
    from: { value: extendedCards.from, unit: 'day', limit: 'included' },
    to: { value: extendedCards.to, unit: 'day', limit: 'included' },
    adult: { value: ADULT_FROM, unit: 'whole years', limit: 'included' },
  },
  decidedBy: 'bank',
  pinnedBy: 'a request for the outcome of an analysis that failed with EXPIRED',
  input: record({ birthdate: day, issued: day, model: oneOf('old', 'new'), printed: absentOr(day) }),
  known: {
    birthdate: ['1980-05-04', '1986-01-02', '1986-01-03', '1995-12-31', '1996-01-01'],
    issued: ['2004-01-01', '2004-01-02', '2013-12-31', '2014-01-01', '2024-02-29'],
    printed: [null, '2023-12-31'],
  },
  decide: ({ birthdate, issued, model, printed }): Day => {
    const saysSo = model === 'new' || issued > extendedCards.to;
    if (saysSo && printed !== null) return printed;
    const isExtended = model === 'old' && issued >= extendedCards.from && ageOn(issued, birthdate) >= ADULT_FROM;
    return daysAfter(daysAfter(issued, { years: isExtended ? years.extended : years.ordinary }), { days: -1 });
  },
  examples: [
    [
      'old model, adult, the day before the longer cards',
      { birthdate: '1970-05-04', issued: '2004-01-01', model: 'old', printed: '2013-12-31' },
      '2013-12-31',
    ],
    [
      'old model, adult, first day of the longer cards, printed for ten years',
      { birthdate: '1970-05-04', issued: '2004-01-02', model: 'old', printed: '2014-01-01' },
      '2019-01-01',
    ],
    [
      'old model, adult, last day on which the printed day does not decide',
      { birthdate: '1970-05-04', issued: '2013-12-31', model: 'old', printed: '2023-12-30' },
      '2028-12-30',
    ],
    [
      'old model, adult, from the next day on the printed day decides',
      { birthdate: '1970-05-04', issued: '2014-01-01', model: 'old', printed: '2028-12-31' },
      '2028-12-31',
    ],
    [
      'old model, adult, issued from 2014 on, printed day not read: fifteen years',
      { birthdate: '1970-05-04', issued: '2016-03-01', model: 'old', printed: null },
      '2031-02-28',
    ],
    [
      'old model, minor, issued from 2014 on, printed day not read: ten years',
      { birthdate: '2004-05-04', issued: '2016-03-01', model: 'old', printed: null },
      '2026-02-28',
    ],
    [
      'old model, issued on the eighteenth birthday',
      { birthdate: '1992-03-27', issued: '2010-03-27', model: 'old', printed: '2020-03-26' },
      '2025-03-26',
    ],
    [
      'old model, issued on the eve of the eighteenth birthday',
      { birthdate: '1992-03-27', issued: '2010-03-26', model: 'old', printed: '2020-03-25' },
      '2020-03-25',
    ],
    [
      'old model, minor, in the middle of the longer cards: ten years whatever is printed',
      { birthdate: '2000-01-01', issued: '2008-06-16', model: 'old', printed: '2023-06-15' },
      '2018-06-15',
    ],
    ['new model: the printed day', { birthdate: '1970-05-04', issued: '2022-05-10', model: 'new', printed: '2032-05-09' }, '2032-05-09'],
    [
      'new model, another printed day: it decides all the same',
      { birthdate: '1970-05-04', issued: '2022-05-10', model: 'new', printed: '2027-05-09' },
      '2027-05-09',
    ],
    [
      'new model, printed day not read, issued on 29 February: ten years to 28 February less a day',
      { birthdate: '1970-05-04', issued: '2024-02-29', model: 'new', printed: null },
      '2034-02-27',
    ],
  ],
});
