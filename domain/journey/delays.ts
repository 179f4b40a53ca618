import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/**
 * Delays of the interface in milliseconds: before checking a typed field, before a change of page, between two clicks on a button (STP-11);
 * before the old page leaves, which takes the rest of the change of page (XTR-45).
 */
export const delays = { inputCheckMs: 600, pageChangeMs: 250, buttonClickMs: 500, leavesAfterMs: 130 } as const;

type Wait = 'look-up' | 'field-in-error' | 'page-change' | 'co-holder-previous' | 'second-click';

const rows: readonly Row<{ readonly what: Wait }, number>[] = [
  { when: { what: { oneOf: ['look-up', 'field-in-error'] } }, then: delays.inputCheckMs, because: 'STP-11, D-46: after the last key' },
  { when: { what: { oneOf: ['page-change', 'co-holder-previous'] } }, then: delays.pageChangeMs, because: 'STP-11, D-26' },
  { when: { what: 'second-click' }, then: delays.buttonClickMs, because: 'STP-11: one click is one act' },
];

export const journeyDelays = rule({
  id: 'journey.delays',
  requirements: ['STP-11', 'OFR-12', 'D-26', 'D-46'],
  title: { fr: 'Délais de l’interface', en: 'Delays of the interface' },
  says: {
    fr: 'En millisecondes : {typing} après la dernière touche avant de chercher ou de revérifier un champ en erreur ; {page} avant de changer de page, y compris quand le co-titulaire revient ; {click} pendant lesquelles un second clic ne compte pas.',
    en: 'In milliseconds: {typing} after the last key before looking up or checking a field in error again; {page} before a change of page, the co-holder’s way back included; {click} in which a second click does not count.',
  },
  parameters: {
    typing: { value: delays.inputCheckMs, unit: 'milliseconds' },
    page: { value: delays.pageChangeMs, unit: 'milliseconds' },
    click: { value: delays.buttonClickMs, unit: 'milliseconds' },
  },
  input: record({ what: oneOf('look-up', 'field-in-error', 'page-change', 'co-holder-previous', 'second-click') }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['a look-up while typing', { what: 'look-up' }, 600],
    ['a field that shows an error', { what: 'field-in-error' }, 600],
    ['a change of page', { what: 'page-change' }, 250],
    ['the co-holder goes back in the offer', { what: 'co-holder-previous' }, 250],
    ['a second click on a button', { what: 'second-click' }, 500],
  ],
});
