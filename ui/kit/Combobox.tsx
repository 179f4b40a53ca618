import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import css from './Combobox.module.css';
import { Row } from './ComboboxRow';
import { fieldId, useDescription } from './fieldIds';
import { FieldFrame } from './FieldParts';
import { writtenIn } from './filledIn';
import { Icon } from './Icon';
import { matching, meantBy, type Folding, type Listed, type Option } from './matching';
import { Status } from './Status';

interface ComboboxProps {
  readonly name: string;
  readonly label: string;
  /** Empty: nothing chosen. A value that comes from elsewhere is shown by its label. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  /** How two words are held to be the same, beside case and accents. */
  readonly alike?: Folding | undefined;
}

/** Readers of Apple devices do not follow the active option by themselves: this announces it. */
const saysNothing = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const useActiveInView = (list: RefObject<HTMLUListElement | null>, active: number): void =>
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);

/** A list that has not come yet has no results, not even none. */
const said = (open: boolean, { shown, count }: Listed, active: number): string => {
  if (!open) return '';
  const option = shown[active];
  return option && saysNothing() ? option.label : kitMessages.combobox.count(count);
};

/** One answer out of many, found by typing: the editable combobox of WAI-ARIA with a list. What is typed and is no option chooses nothing. */
export const Combobox = ({
  name,
  label,
  value,
  options,
  onChange,
  hint,
  error,
  optional,
  autoComplete = 'off',
  alike,
}: ComboboxProps): ReactElement => {
  const base = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find(option => option.value === value);
  const text = typed ?? chosen?.label ?? '';
  const listed = matching(options, typed ?? '', undefined, alike);
  const { shown, count } = listed;
  const offers = open && options.length > 0;
  useActiveInView(list, active);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: Option): void => {
    setTyped(undefined);
    close();
    if (option.value !== value) onChange(option.value);
  };
  /** Leaving, or Enter with nothing pointed at: an option typed in full is chosen; anything else is no answer. */
  const settle = (written = typed): void => {
    close();
    if (written === undefined) return;
    const exact = meantBy(options, written, alike);
    if (exact) return pick(exact);
    if (written.trim() === '') setTyped(undefined);
    if (value !== '') onChange('');
  };
  /** What a filler writes opens no list: nothing would close it. XTR-40 */
  const writeIn = (written: string): void => {
    setTyped(written);
    settle(written);
  };
  const wrote = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target !== document.activeElement) return writeIn(target.value);
    setTyped(target.value);
    setActive(-1);
    setOpen(true);
  };
  const move = (step: number): void => {
    setActive(open ? (active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(shown.length, 1) : 0);
    setOpen(true);
  };
  const pressedIn = ({ target, currentTarget }: MouseEvent<HTMLUListElement>): void => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    const option = shown[row === null ? -1 : [...currentTarget.children].indexOf(row)];
    if (option) pick(option);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return; // the keyboard's own list answers first. D-94
    const option = open ? shown[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (open) event.preventDefault(); // the list is answered first, the form sent by the next one
        return option ? pick(option) : settle();
      case 'Escape':
        if (!open) return;
        event.preventDefault();
        event.stopPropagation();
        setTyped(undefined);
        return close();
    }
  };

  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional}>
      <span className={css.frame}>
        <input
          ref={writtenIn(text, writeIn)}
          type="text"
          role="combobox"
          className={css.input}
          id={fieldId(name)}
          name={name}
          value={text}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open && count > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={open && shown[active] ? `${base}-${active}` : undefined}
          aria-describedby={useDescription(name, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={wrote}
          onFocus={event => event.target.select()}
          onClick={event => {
            // an engine may place its caret after the focus: a press still selects what stands there
            if (typed === undefined) event.currentTarget.select();
            setOpen(true);
          }}
          onBlur={() => settle()}
          onKeyDown={pressed}
        />
        <Icon name="chevron-down" />
        <ul
          ref={list}
          role="listbox"
          id={`${base}-list`}
          className={css.list}
          aria-label={label}
          hidden={!open || count === 0}
          onMouseDown={event => event.preventDefault()}
          onClick={pressedIn}
        >
          {open &&
            shown.map((option, index) => (
              <Row key={index} id={`${base}-${index}`} label={option.label} active={index === active} chosen={option.value === value} />
            ))}
          {count > shown.length && (
            <li role="presentation" aria-hidden="true" className={css.more}>
              {kitMessages.combobox.more(count - shown.length)}
            </li>
          )}
        </ul>
        {offers && count === 0 && <span className={css.none}>{kitMessages.combobox.none}</span>}
      </span>
      <Status hidden>{said(offers, listed, active)}</Status>
    </FieldFrame>
  );
};
