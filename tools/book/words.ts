import type { EntryRow } from '@domain/kernel/entry';
import type { Parameter } from '@domain/kernel/says';
import { isRecord, type Description } from '@domain/kernel/shape';

export const conditionText = (condition: unknown): string => {
  if (!isRecord(condition)) return condition === null ? 'absent' : JSON.stringify(condition);
  const { oneOf, noneOf, atLeast, under } = condition;
  if (Array.isArray(oneOf)) return oneOf.map(conditionText).join(' or ');
  if (Array.isArray(noneOf)) return `${noneOf.length > 1 ? 'neither' : 'not'} ${noneOf.map(conditionText).join(' nor ')}`;
  return [typeof atLeast === 'number' ? `at least ${atLeast}` : '', typeof under === 'number' ? `under ${under}` : '']
    .filter(Boolean)
    .join(', ');
};

/** The fields in a table's conditions, in the order of its rows. */
export const tableFields = (table: readonly EntryRow[]): readonly string[] => [...new Set(table.flatMap(({ when }) => Object.keys(when)))];

export const tableCell = ({ when }: EntryRow, field: string): string => {
  const found = Object.entries(when).find(([name]) => name === field);
  return found === undefined ? 'any' : conditionText(found[1]);
};

export const formText = (form: Description): string => {
  switch (form.kind) {
    case 'oneOf':
      return form.values.map(value => JSON.stringify(value)).join(' or ');
    case 'list':
      return `list of (${formText(form.of)})`;
    case 'absent':
      return `${formText(form.or)}, or absent`;
    case 'record':
      return Object.entries(form.fields)
        .map(([name, field]) => `${name}: ${formText(field)}`)
        .join('; ');
    default:
      return { text: 'text', whole: 'whole number', number: 'number', boolean: 'true or false', day: 'day', instant: 'instant' }[form.kind];
  }
};

/** Whether a limit is inclusive, in words. */
export const limitText = ({ limit }: Parameter): string => (limit === undefined ? '' : `itself ${limit}`);

const LONGEST = 400;
/** Shortens a text to fit the page. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
