import { memo, useEffect, type ReactElement, type RefObject } from 'react';
import css from './Combobox.module.css';

interface RowProps {
  readonly id: string;
  readonly label: string;
  readonly lang: string | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
}

/** Memoised: a typed letter changes few rows. */
export const Row = memo(function Row({ id, label, lang, active, chosen }: RowProps): ReactElement {
  return (
    <li role="option" lang={lang} id={id} className={css.option} aria-selected={active} data-chosen={chosen ? '' : undefined}>
      {label}
    </li>
  );
});

/** Keeps the active option of a list in sight. */
export const useActiveInView = (list: RefObject<HTMLUListElement | null>, active: number): void =>
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);
