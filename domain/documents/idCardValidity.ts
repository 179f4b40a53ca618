import { ADULT_FROM } from '@domain/eligibility/adult';
import { ageOn, day, daysAfter, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** Cards issued to adults on these days, both included, live longer. */
export const extendedCards = { from: '2004-01-02', to: '2013-12-31' } as const satisfies Readonly<Record<string, Day>>;

const years = { ordinary: 10, extended: 15 } as const;

export const documentsIdCardValidity = rule({
  id: 'documents.idCardValidity',
  requirements: ['XTR-20', 'PRF-08'],
  title: { fr: 'Dernier jour de validité d’une carte d’identité française', en: 'Last day on which a French ID card is valid' },
  says: {
    fr: 'Une carte vaut {ordinary:words} ans ; {extended:words} si elle a été délivrée à une personne de {adult} ans ou plus, du {from} au {to}, quoi qu’il y soit imprimé. Son dernier jour est la veille de l’anniversaire de sa délivrance.',
    en: 'A card is valid for {ordinary:words} years; {extended:words} if it was issued to somebody of {adult} or over, from {from} to {to}, whatever is printed on it. Its last day is the eve of the anniversary of its issue.',
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
  input: record({ birthdate: day, issued: day }),
  known: {
    birthdate: ['1980-05-04', '1986-01-02', '1986-01-03', '1995-12-31', '1996-01-01'],
    issued: ['2004-01-01', '2004-01-02', '2013-12-31', '2014-01-01', '2024-02-29'],
  },
  decide: ({ birthdate, issued }): Day => {
    const isExtended = issued >= extendedCards.from && issued <= extendedCards.to && ageOn(issued, birthdate) >= ADULT_FROM;
    return daysAfter(daysAfter(issued, { years: isExtended ? years.extended : years.ordinary }), { days: -1 });
  },
  examples: [
    ['adult, the day before the longer cards', { birthdate: '1970-05-04', issued: '2004-01-01' }, '2013-12-31'],
    ['adult, first day of the longer cards', { birthdate: '1970-05-04', issued: '2004-01-02' }, '2019-01-01'],
    ['adult, last day of the longer cards', { birthdate: '1970-05-04', issued: '2013-12-31' }, '2028-12-30'],
    ['adult, the day after the longer cards', { birthdate: '1970-05-04', issued: '2014-01-01' }, '2023-12-31'],
    ['issued on the eighteenth birthday', { birthdate: '1992-03-27', issued: '2010-03-27' }, '2025-03-26'],
    ['issued on the eve of the eighteenth birthday', { birthdate: '1992-03-27', issued: '2010-03-26' }, '2020-03-25'],
    ['minor, in the middle of the longer cards', { birthdate: '2000-01-01', issued: '2008-06-16' }, '2018-06-15'],
    ['issued on 29 February, ten years to 28 February less a day', { birthdate: '1970-05-04', issued: '2024-02-29' }, '2034-02-27'],
  ],
});
