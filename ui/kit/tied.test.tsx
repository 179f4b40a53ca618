import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { Checkbox } from './Checkbox';
import { Choice } from './Choice';
import { Combobox } from './Combobox';
import { DateField } from './DateField';
import { Field } from './Field';
import { Sources } from './fieldIds';
import { Select } from './Select';

const said = { name: 'one', label: 'Libellé', hint: 'Une aide.', error: 'À corriger.' };
const asked = { ...said, value: '', onChange: () => undefined };
const options = [{ value: 'A', label: 'Un choix' }];

/** Each control that asks something, with its role. */
const controls: readonly (readonly [name: string, role: string, control: ReactElement])[] = [
  ['Field', 'textbox', <Field key="field" {...asked} />],
  ['DateField', 'textbox', <DateField key="date" {...asked} />],
  ['Select', 'combobox', <Select key="select" {...asked} options={options} emptyLabel="Choisissez" />],
  ['Combobox', 'combobox', <Combobox key="combobox" {...asked} options={options} />],
  ['Choice', 'group', <Choice key="choice" {...asked} legend={said.label} options={options} />],
  ['Checkbox', 'checkbox', <Checkbox key="checkbox" {...said} checked={false} onChange={() => undefined} />],
];

describe('XTR-31, D-10: the hint and the error of a field are tied to it', () => {
  test.each(controls)('%s', (_name, role, control) => {
    render(control);
    const field = screen.getByRole(role, { name: said.label });
    expect(field).toHaveAccessibleDescription(
      `${said.hint} ${kitMessages.errorPrefix.replace('\u00a0', ' ')} ${said.error}`.replace(' :', '\u00a0:'),
    );
    if (role !== 'group') expect(field).toBeInvalid();
  });

  test.each(controls.filter(([name]) => name !== 'Checkbox'))('D-63: %s says where its answer was read', (_name, role, control) => {
    render(
      <Sources value={new Map([['one', 'read']])}>
        <p id="read">Lu sur votre facture.</p>
        {control}
      </Sources>,
    );
    expect(screen.getByRole(role, { name: said.label })).toHaveAccessibleDescription(/^Lu sur votre facture\. Une aide\./);
  });
});
