import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import css from './Tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Index of the tab that an arrow, Home or End selects; undefined for other keys. */
const targetOf = (key: string, index: number, count: number): number | undefined => {
  const moves: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
};

/** Tabs of the WAI-ARIA patterns: arrow keys move and activate. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps): ReactElement => {
  const base = useId();
  const index = Math.max(
    0,
    tabs.findIndex(tab => tab.id === selected),
  );
  const moved = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };
  return (
    <div className={css.tabs}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={moved}>
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={css.tab}
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={position === index}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={css.panel}
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
          hidden={position !== index}
        >
          {position === index && tab.panel}
        </div>
      ))}
    </div>
  );
};
