import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import css from './AccountHost.module.css';

interface Views {
  readonly AccountAside: ComponentType;
  readonly AccountStrip: ComponentType;
}

const loaded: Views[] = [];
const load = async (): Promise<void> => {
  loaded[0] = await import(/* webpackChunkName: "account" */ './Account');
};

/** It comes with the offer. The page works without it: a failure is tried again on the next page. */
export const prefetchAccount = (): void => void load().catch(() => undefined);

const useViews = (): Views | undefined => {
  const [, setThere] = useState(false);
  const [views] = loaded;
  useEffect(() => {
    if (views) return undefined;
    const waits = { still: true };
    load().then(
      () => waits.still && setThere(true),
      () => undefined,
    );
    return () => void (waits.still = false);
  }, [views]);
  return views;
};

/** The card and what is paid, beside the page on a desktop. XTR-44 */
export const AccountAside = (): ReactElement | null => {
  const views = useViews();
  return views ? <views.AccountAside /> : null;
};

/** The same under the header where nothing is beside the page. Its room is kept while it loads, and while the page is `coming`. XTR-44, XTR-60 */
export const AccountStrip = ({ coming }: { readonly coming: boolean }): ReactElement => {
  const views = useViews();
  return (
    <div className={css.place}>
      <div className={css.room}>{views && !coming && <views.AccountStrip />}</div>
    </div>
  );
};
