import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { kitMessages } from '@messages/kit';
import css from './Combobox.module.css';
import { Rows, useActiveInView } from './ComboboxRows';
import { fieldId, useDescription } from './fieldIds';
import { FieldFrame } from './FieldParts';
import { autofillRef } from './filledIn';
import { Icon } from './Icon';
import { matching, meantBy, readAhead, type Folding, type Listed, type Option } from './matching';
import { Status } from './Status';

interface ComboboxProps {
  readonly name: string;
  readonly label: string;
  /** Empty: nothing chosen. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  /** Treats two spellings as equal, in addition to case and accents. */
  readonly alike?: Folding | undefined;
}

/** VoiceOver does not read `aria-activedescendant` by itself: the status region announces the active option. */
const needsAnnouncement = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Empty until the options have loaded: 'no result' would be false. */
const statusText = (open: boolean, { shown, count }: Listed, active: number): string => {
  if (!open) return '';
  const option = shown[active];
  return option && needsAnnouncement() ? option.label : kitMessages.combobox.count(count);
};

const nothing: Listed = { shown: [], count: 0 };

/** A list of this many options is drawn in the frame after the letter's. */
const MANY = 100;

/** The value of the frame before: what is drawn of it comes after what is drawn at once. */
const useNextFrame = <Value,>(value: Value): Value => {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setDrawn(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [value]);
  return drawn;
};

/** Editable combobox of the WAI-ARIA patterns. Text that matches no option leaves the value empty. */
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
  // the letter is in the field within a frame; the list, which takes longer to draw, follows
  const many = options.length > MANY;
  const wanted = open ? (typed ?? '') : undefined;
  const soon = useDeferredValue(many ? undefined : wanted);
  const later = useNextFrame(many ? wanted : undefined);
  const searched = many ? later : soon;
  const listed = useMemo(
    () => (searched === undefined ? nothing : matching(options, searched, undefined, alike)),
    [options, searched, alike],
  );
  const { shown, count } = listed;
  const offers = open && searched !== undefined && options.length > 0;
  /** What the keyboard chooses from: the options of what is typed, even before they are drawn. */
  const meant = (): readonly Option[] => (searched === (typed ?? '') ? shown : matching(options, typed ?? '', undefined, alike).shown);
  useActiveInView(list, active);
  useEffect(() => readAhead(options, alike), [options, alike]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: Option): void => {
    setTyped(undefined);
    close();
    if (option.value !== value) onChange(option.value);
  };
  /** On blur, and on Enter without an active option: chooses the option typed in full, else clears the value. */
  const commit = (written = typed): void => {
    close();
    if (written === undefined) return;
    const exact = meantBy(options, written, alike);
    if (exact) return pick(exact);
    if (written.trim() === '') setTyped(undefined);
    if (value !== '') onChange('');
  };
  /** Browser autofill must not open the list: nothing would close it. XTR-40 */
  const autofill = (written: string): void => {
    setTyped(written);
    commit(written);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target !== document.activeElement) return autofill(target.value);
    setTyped(target.value);
    setActive(-1);
    setOpen(true);
  };
  const move = (step: number): void => {
    const { length } = meant();
    setActive(open ? (active + step + length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(length, 1) : 0);
    setOpen(true);
  };
  const handleListClick = ({ target, currentTarget }: MouseEvent<HTMLUListElement>): void => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    const option = shown[row === null ? -1 : [...currentTarget.children].indexOf(row)];
    if (option) pick(option);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return; // Enter confirms the IME's own list. D-94
    const option = open ? meant()[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (open) event.preventDefault(); // the first Enter chooses, the next submits
        return option ? pick(option) : commit();
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
          ref={autofillRef(text, autofill)}
          type="text"
          role="combobox"
          className={css.input}
          id={fieldId(name)}
          name={name}
          value={text}
          lang={typed === undefined ? chosen?.lang : undefined}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open && count > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={open && shown[active] ? `${base}-${active}` : undefined}
          aria-describedby={useDescription(name, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
          onFocus={event => event.target.select()}
          onClick={event => {
            // some browsers place the caret after the focus event: a click selects the text again
            if (typed === undefined) event.currentTarget.select();
            setOpen(true);
          }}
          onBlur={() => commit()}
          onKeyDown={handleKeyDown}
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
          onClick={handleListClick}
        >
          {open && <Rows base={base} shown={shown} active={active} value={value} />}
          {count > shown.length && (
            <li role="presentation" aria-hidden="true" className={css.more}>
              {kitMessages.combobox.more(count - shown.length)}
            </li>
          )}
        </ul>
        {offers && count === 0 && <span className={css.none}>{kitMessages.combobox.none}</span>}
      </span>
      <Status hidden>{statusText(offers, listed, active)}</Status>
    </FieldFrame>
  );
};
