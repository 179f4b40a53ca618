import { useState, type ReactElement } from 'react';
import { Actions } from '@ui/kit/Actions';
import { CardArt } from '@ui/kit/art/CardArt';
import { Illustration } from '@ui/kit/art/Illustration';
import { Button, LinkButton } from '@ui/kit/Button';
import { Change } from '@ui/kit/Change';
import { Checkbox } from '@ui/kit/Checkbox';
import { Choice } from '@ui/kit/Choice';
import { Combobox } from '@ui/kit/Combobox';
import { Rows } from '@ui/kit/ComboboxRows';
import { DateField } from '@ui/kit/DateField';
import { Dialog } from '@ui/kit/Dialog';
import { Disclosure } from '@ui/kit/Disclosure';
import { ErrorSummary } from '@ui/kit/ErrorSummary';
import { Field } from '@ui/kit/Field';
import { fieldId } from '@ui/kit/fieldIds';
import { FieldError, FieldFrame, Hint } from '@ui/kit/FieldParts';
import { FieldRow } from '@ui/kit/FieldRow';
import { Form } from '@ui/kit/Form';
import { Icon } from '@ui/kit/Icon';
import { NewTab } from '@ui/kit/NewTab';
import { Loading } from '@ui/kit/Loading';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Headed, Page } from '@ui/kit/Page';
import { PageLoading } from '@ui/kit/PageLoading';
import { Recap } from '@ui/kit/Recap';
import { Select } from '@ui/kit/Select';
import { Stack } from '@ui/kit/Stack';
import { Stages } from '@ui/kit/Stages';
import { Status } from '@ui/kit/Status';
import { Suggestion } from '@ui/kit/Suggestion';
import { Table } from '@ui/kit/Table';
import { Tabs } from '@ui/kit/Tabs';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { Waiting } from '@ui/kit/Waiting';
import { accountTypeMessages } from '@messages/accountType';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { kitMessages } from '@messages/kit';
import { shellMessages } from '@messages/shell';

/** The states of one component, by name; a component's own file says what it can be. */
type States = Readonly<Record<string, ReactElement>>;

const nothing = (): void => undefined;
const words = applicantDetailsMessages.omc;
const { title, label, next: NEXT, required: MISSING } = accountTypeMessages.omc;
const text = <p>{MISSING}</p>;
const options = [
  { value: 'a', label: label.individual },
  { value: 'b', label: label.joint },
];

let drawn = 0;
/** Fields of one page need names of their own. */
const named = (): string => `field-${(drawn += 1)}`;

/** A value that its component may change. */
const Held = <A,>({ first, children }: { readonly first: A; readonly children: (value: A, change: (next: A) => void) => ReactElement }) => {
  const [value, change] = useState(first);
  return children(value, change);
};

const field = (state: object, value = '', name = named()): ReactElement => (
  <Held first={value}>{(now, change) => <Field name={name} label={words.lastName.label} value={now} onChange={change} {...state} />}</Held>
);
const closed = (act: (open: boolean, change: (next: boolean) => void) => ReactElement): ReactElement => <Held first={false}>{act}</Held>;

/** Each component of `ui/kit` in each state that it can be in. */
export const states: Readonly<Record<string, States>> = {
  Actions: {
    two: (
      <Actions>
        <Button>{NEXT}</Button>
        <Button kind="secondary">{kitMessages.back}</Button>
      </Actions>
    ),
  },
  Button: {
    ...Object.fromEntries(
      (['primary', 'secondary', 'quiet', 'line', 'danger', 'bar'] as const).map(kind => [
        kind,
        <Button key={kind} kind={kind}>
          {NEXT}
        </Button>,
      ]),
    ),
    busy: <Button busy>{NEXT}</Button>,
    waiting: <Button waiting>{NEXT}</Button>,
  },
  LinkButton: {
    plain: <LinkButton href="#top">{NEXT}</LinkButton>,
    'new tab': (
      <LinkButton href="#top" newTab>
        {NEXT}
      </LinkButton>
    ),
  },
  CardArt: Object.fromEntries((['mastercard', 'access', 'gold'] as const).map(card => [card, <CardArt key={card} card={card} />])),
  Illustration: Object.fromEntries(
    (['success', 'paused', 'search', 'error'] as const).map(name => [name, <Illustration key={name} name={name} />]),
  ),
  Change: { plain: <Change word={NEXT} what={words.lastName.label} onClick={nothing} /> },
  Checkbox: Object.fromEntries(
    Object.entries({ empty: {}, hint: { hint: MISSING }, error: { error: MISSING }, checked: {} }).map(([state, more]) => [
      state,
      <Held key={state} first={state === 'checked'}>
        {(now, change) => <Checkbox name={named()} label={label.individual} checked={now} onChange={change} {...more} />}
      </Held>,
    ]),
  ),
  Choice: Object.fromEntries(
    Object.entries({ empty: {}, row: { layout: 'row' as const }, error: { error: MISSING }, chosen: {} }).map(([state, more]) => [
      state,
      <Held key={state} first={state === 'chosen' ? 'a' : ''}>
        {(now, change) => <Choice name={named()} legend={title} value={now} options={options} onChange={change} {...more} />}
      </Held>,
    ]),
  ),
  Combobox: Object.fromEntries(
    Object.entries({ empty: {}, hint: { hint: MISSING }, error: { error: MISSING }, chosen: {} }).map(([state, more]) => [
      state,
      <Held key={state} first={state === 'chosen' ? 'b' : ''}>
        {(now, change) => <Combobox name={named()} label={title} value={now} options={options} onChange={change} {...more} />}
      </Held>,
    ]),
  ),
  Rows: {
    open: (
      <div role="listbox" aria-label={title}>
        <Rows base="rows" shown={options} active={0} value="b" />
      </div>
    ),
  },
  DateField: {
    empty: (
      <Held first="">{(now, change) => <DateField name={named()} label={words.birthdate.label} value={now} onChange={change} />}</Held>
    ),
    error: (
      <Held first="31/02/1992">
        {(now, change) => <DateField name={named()} label={words.birthdate.label} value={now} onChange={change} error={MISSING} />}
      </Held>
    ),
  },
  Dialog: {
    'opened by its button': closed((open, change) => (
      <>
        <Button kind="secondary" onClick={() => change(true)}>
          {title}
        </Button>
        <Dialog
          title={title}
          open={open}
          onClose={() => change(false)}
          actions={<Button onClick={() => change(false)}>{kitMessages.back}</Button>}
        >
          {text}
        </Dialog>
      </>
    )),
  },
  Disclosure: {
    closed: <Disclosure summary={title}>{text}</Disclosure>,
    opened: (
      <Disclosure summary={title} opened>
        {text}
      </Disclosure>
    ),
  },
  ErrorSummary: {
    two: (
      <div>
        <ErrorSummary
          errors={[
            { name: 'one', message: MISSING },
            { name: 'two', message: title },
          ]}
        />
        {field({ error: MISSING }, '', 'one')}
        {field({ error: title }, '', 'two')}
      </div>
    ),
  },
  Field: {
    empty: field({}),
    filled: field({}, 'Exemple'),
    hint: field({ hint: MISSING }),
    error: field({ error: MISSING }, '?'),
    optional: field({ optional: true }),
    unit: field({ unit: '€', width: 'half' }, '2100'),
  },
  FieldFrame: {
    error: (
      <FieldFrame name="frame" label={words.lastName.label} error={MISSING}>
        <input id={fieldId('frame')} />
      </FieldFrame>
    ),
  },
  FieldError: { plain: <FieldError name="alone">{MISSING}</FieldError> },
  Hint: { plain: <Hint name="alone">{MISSING}</Hint> },
  FieldRow: Object.fromEntries(
    (['halves', 'street', 'place'] as const).map(of => [
      of,
      <FieldRow key={of} of={of}>
        {field({})}
        {field({})}
      </FieldRow>,
    ]),
  ),
  Form: {
    plain: (
      <Form onSubmit={nothing} submitLabel={NEXT}>
        {field({})}
      </Form>
    ),
    errors: (
      <Form onSubmit={nothing} submitLabel={NEXT} errors={[{ name: 'wrong', message: MISSING }]}>
        {field({ error: MISSING }, '', 'wrong')}
      </Form>
    ),
    busy: (
      <Form onSubmit={nothing} submitLabel={NEXT} busy>
        {field({}, 'Exemple')}
      </Form>
    ),
  },
  Icon: Object.fromEntries(
    (['small', 'medium', 'large'] as const).map(size => [
      size,
      <span key={size}>
        {(['info', 'success', 'warning', 'error'] as const).map(name => (
          <Icon key={name} name={name} size={size} />
        ))}
      </span>,
    ]),
  ),
  NewTab: { plain: <NewTab /> },
  Notice: Object.fromEntries(
    (['info', 'success', 'warning', 'error'] as const).flatMap(kind => [
      [
        kind,
        <Notice key={kind} kind={kind}>
          {text}
        </Notice>,
      ],
      [
        `${kind}, titled`,
        <Notice key={`${kind}-titled`} kind={kind} title={title}>
          {text}
        </Notice>,
      ],
    ]),
  ),
  Outcome: Object.fromEntries(
    (['proofValidated', 'withAdviser', 'proofNotAccepted', 'pageFailed', 'refused'] as const).map(page => [
      page,
      <Outcome key={page} page={page} title={title} actions={<Button>{NEXT}</Button>}>
        {text}
      </Outcome>,
    ]),
  ),
  Headed: { plain: <Headed title={title}>{heading => heading}</Headed> },
  Page: {
    plain: (
      <Page title={title} intro={MISSING} onBack={nothing}>
        {text}
      </Page>
    ),
    reason: (
      <Page title={title} aside={{ title, text: MISSING }}>
        {text}
      </Page>
    ),
  },
  Loading: {
    cards: <Loading text={shellMessages.loading} shape="cards" />,
    fields: <Loading text={shellMessages.loading} shape="fields" />,
  },
  PageLoading: { plain: <PageLoading /> },
  Recap: {
    plain: <Recap rows={[{ label: words.lastName.label, value: 'Exemple' }]} />,
    titled: (
      <Recap
        title={title}
        rows={[{ label: words.lastName.label, value: 'Exemple', action: <Change word={NEXT} what={title} onClick={nothing} /> }]}
      />
    ),
    card: <Recap card="side" title={words.lastName.label} rows={[{ label: words.lastName.label, value: 'Exemple' }]} />,
  },
  Select: Object.fromEntries(
    Object.entries({ empty: {}, error: { error: MISSING }, chosen: {} }).map(([state, more]) => [
      state,
      <Held key={state} first={state === 'chosen' ? 'a' : ''}>
        {(now, change) => (
          <Select
            name={named()}
            label={title}
            value={now}
            options={options}
            emptyLabel={kitMessages.onePress}
            onChange={change}
            {...more}
          />
        )}
      </Held>,
    ]),
  ),
  Stack: {
    two: (
      <Stack>
        {text}
        {text}
      </Stack>
    ),
  },
  Stages: Object.fromEntries(
    [0, 1, 2].map(at => [
      `at ${at}`,
      <Stages
        key={at}
        at={at}
        stages={[
          { name: 'one', text: label.individual },
          { name: 'two', text: label.joint },
        ]}
      />,
    ]),
  ),
  Status: { plain: <Status>{title}</Status> },
  Suggestion: {
    text: <Suggestion name="suggested" text={MISSING} />,
    action: <Suggestion name="taken" text={MISSING} action={NEXT} onTake={nothing} />,
  },
  Table: {
    plain: (
      <Table caption={title}>
        <tbody>
          <tr>
            <th scope="row">{words.lastName.label}</th>
            <td>{label.individual}</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  Tabs: {
    two: (
      <Held first="a">
        {(now, change) => (
          <Tabs
            label={title}
            selected={now}
            onSelect={change}
            tabs={options.map(({ value, label: name }) => ({ id: value, label: name, panel: text }))}
          />
        )}
      </Held>
    ),
  },
  VisuallyHidden: {
    plain: (
      <span>
        {title}
        <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    ),
  },
  Waiting: {
    first: <Waiting title={title} messages={[{ afterMs: 0, text: MISSING }]} elapsedMs={0} />,
    'without a bar': <Waiting title={title} messages={[{ afterMs: 0, text: MISSING }]} elapsedMs={9_000} bar={false} />,
  },
};
