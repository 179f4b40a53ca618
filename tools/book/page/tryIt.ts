import { answerCase } from '../answers';
import type { Entry } from '@domain/kernel/entry';
import { isRecord, type Description } from '@domain/kernel/shape';
import { say } from './language';
import { answerText, gridCsv, gridJsonLines, hasGrid } from '../grid';

interface Control {
  readonly element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly read: () => unknown;
  readonly show: (value: unknown) => void;
}

const ABSENT = 'absent';

const chosenFrom = (values: ReadonlyMap<string, unknown>): Control => {
  const element = document.createElement('select');
  for (const name of values.keys()) element.add(new Option(name));
  return {
    element,
    read: () => values.get(element.value),
    show: value => {
      element.value = [...values].find(([, known]) => known === value)?.[0] ?? '';
    },
  };
};

const typed = (read: (text: string) => unknown): Control => {
  const element = document.createElement('input');
  element.autocomplete = 'off';
  return {
    element,
    read: () => read(element.value),
    show: value => {
      element.value = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
    },
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const written = (): Control => {
  const element = document.createElement('textarea');
  element.rows = 4;
  return {
    element,
    read: () => parsed(element.value),
    show: value => {
      element.value = JSON.stringify(value);
    },
  };
};

const numberOr = (text: string): unknown => (text.trim() === '' ? text : Number(text));

const controlFor = (form: Description, mayBeAbsent = false): Control => {
  const absent = mayBeAbsent ? ([[ABSENT, null]] as const) : [];
  switch (form.kind) {
    case 'absent':
      return controlFor(form.or, true);
    case 'oneOf':
      return chosenFrom(new Map<string, unknown>([...absent, ...form.values.map(value => [value, value] as const)]));
    case 'boolean':
      return chosenFrom(new Map<string, unknown>([...absent, ['true', true], ['false', false]]));
    case 'whole':
    case 'number':
      return typed(text => (mayBeAbsent && text === '' ? null : numberOr(text)));
    case 'text':
    case 'day':
    case 'instant':
      return typed(text => (mayBeAbsent && text === '' ? null : text));
    default:
      return written();
  }
};

const labelled = (text: string, control: HTMLElement): HTMLLabelElement => {
  const label = document.createElement('label');
  label.append(text, control);
  return label;
};

const rowsSaid = (rows: readonly number[]): string =>
  rows.length === 0 ? '' : ` (${say('ligne', 'row')} ${rows.map(row => row + 1).join(', ')})`;

/** A form that calls the compiled rule: starts from an example, with an input for each field. */
export const tryForm = (entry: Entry): HTMLFormElement => {
  const fields = entry.input.kind === 'record' ? Object.entries(entry.input.fields) : [];
  const controls = fields.map(([name, form]) => ({ name, control: controlFor(form), optional: form.kind === 'absent' }));
  const form = document.createElement('form');
  const output = document.createElement('output');
  const ask = document.createElement('button');
  ask.textContent = say('Interroger la règle', 'Ask the rule');
  const example = chosenFrom(new Map([...entry.examples, ...entry.refusals].map(({ title, given }) => [title, given])));
  const fill = (): void => {
    const given = example.read();
    controls.forEach(({ name, control }) => control.show(isRecord(given) ? given[name] : undefined));
    output.textContent = '';
  };
  example.element.addEventListener('change', fill);
  form.append(labelled(say('Partir de l’exemple', 'Start from the example'), example.element));
  controls.forEach(({ name, control, optional }) =>
    form.append(labelled(optional ? `${name} ${say('(peut manquer)', '(may be absent)')}` : name, control.element)),
  );
  form.append(ask, output);
  form.addEventListener('submit', event => {
    event.preventDefault();
    const given = Object.fromEntries(controls.map(({ name, control }) => [name, control.read()]));
    output.textContent = `${answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }))}${rowsSaid(entry.rowsOf(given))}`;
  });
  fill();
  return form;
};

/** A button that saves a file generated in the page. */
export const saving = (name: string, file: string, made: () => string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'second';
  button.textContent = name;
  button.addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([made()], { type: 'text/plain' }));
    link.download = file;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  return button;
};

/** Buttons that save all cases of a rule, for an auditor’s spreadsheet. */
export const gridButtons = (entry: Entry): readonly HTMLButtonElement[] =>
  hasGrid(entry)
    ? [
        saving(say('Enregistrer ces cas en CSV', 'Save these cases as CSV'), `${entry.id}.csv`, () => gridCsv(entry)),
        saving(say('Enregistrer ces cas en lignes JSON', 'Save these cases as JSON lines'), `${entry.id}.jsonl`, () =>
          gridJsonLines(entry),
        ),
      ]
    : [];
