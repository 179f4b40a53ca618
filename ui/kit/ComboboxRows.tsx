import { memo, useEffect, type ReactElement, type RefObject } from 'react';
import css from './Combobox.module.css';
import type { Option } from './matching';

interface RowProps {
  readonly id: string;
  readonly label: string;
  readonly lang: string | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
}

/** Memoised: a typed letter changes few rows. */
const Row = memo(function Row({ id, label, lang, active, chosen }: RowProps): ReactElement {
  return (
    <li role="option" lang={lang} id={id} className={css.option} aria-selected={active} data-chosen={chosen ? '' : undefined}>
      {label}
    </li>
  );
});

interface RowsProps {
  readonly base: string;
  readonly shown: readonly Option[];
  readonly active: number;
  readonly value: string;
}

/** Memoised: a letter is drawn before its list. */
export const Rows = memo(function Rows({ base, shown, active, value }: RowsProps): ReactElement {
  return (
    <>
      {shown.map((option, index) => (
        <Row
          key={index}
          id={`${base}-${index}`}
          label={option.label}
          lang={option.lang}
          active={index === active}
          chosen={option.value === value}
        />
      ))}
    </>
  );
});

/** Keeps the active option of a list in sight. */
export const useActiveInView = (list: RefObject<HTMLUListElement | null>, active: number): void =>
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);
