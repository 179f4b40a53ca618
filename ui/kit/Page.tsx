import { createContext, useContext, useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import { useBrand } from './brand';
import { cx } from './cx';
import { useDocumentTitle } from './documentTitle';
import { Disclosure } from './Disclosure';
import type { Elements } from './elements';
import { Icon } from './Icon';
import css from './Page.module.css';
import { useSingleClick } from './singleClick';
import { unbroken } from './unbroken';
import { useWide } from './useWide';

/** The first page of a document is where the browser already is; only a later one takes the focus. */
let arrived = false;

/** The page that stands there was made at build time: the next one takes the focus. */
export const pageStands = (): void => {
  arrived = true;
};

const useArrival = (page: RefObject<HTMLElement | null>, title: string): void => {
  useEffect(() => {
    if (!arrived) {
      arrived = true;
      return;
    }
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, title]);
  useKeptFocus(page);
};

/** The heading that had the focus was replaced by another element, a wait's by what came of it: its successor takes the focus, which else falls to the body. */
const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const heading = page.current?.querySelector('h1') ?? null;
    const replaced = held.current !== null && held.current !== heading;
    if (replaced && document.activeElement === document.body) heading?.focus({ preventScroll: true });
    held.current = heading;
  });
};

/** Whether a page stands around, and whether it has written its heading already. */
const Around = createContext<'nothing' | 'untitled' | 'titled'>('nothing');

/** A message for every page: it stands where the page's content begins. */
export const Notices = createContext<ReactNode>(null);

interface PageProps {
  readonly title: string;
  /** Whom the page is about, where two people are possible. */
  readonly about?: string | undefined;
  readonly intro?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** Why the page asks: beside it where there is room, else behind its title. XTR-23 */
  readonly aside?: { readonly title: string; readonly text: string } | undefined;
  readonly wide?: boolean | undefined;
  readonly children: Elements;
  /** The heading is written by the content (a question's legend, an outcome). */
  readonly titleHidden?: boolean | undefined;
  /** Replaces `title` in the document's title. */
  readonly documentTitle?: string | undefined;
}

const Why = ({ title, text }: NonNullable<PageProps['aside']>): ReactElement =>
  useWide() ? (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  ) : (
    <Disclosure summary={title}>
      <p>{text}</p>
    </Disclosure>
  );

/** One screen: its heading takes the focus when it appears (STP-13), Back stands above it, help beside it. */
export const Page = ({
  title,
  about,
  intro,
  onBack,
  backLabel = kitMessages.back,
  aside,
  wide,
  children,
  titleHidden,
  documentTitle = title,
}: PageProps): ReactElement => {
  const goBack = useSingleClick(onBack);
  const page = useRef<HTMLDivElement>(null);
  const brand = useBrand();
  const notices = useContext(Notices);
  useDocumentTitle(`${documentTitle} – ${kitMessages.productTitle} – ${brand.name}`);
  useArrival(page, title);
  return (
    <div ref={page} className={cx(css.page, wide ? css.wide : !aside && css.alone)}>
      {onBack && (
        <button type="button" className={css.back} onClick={goBack}>
          <Icon name="arrow-left" />
          <span>{backLabel}</span>
        </button>
      )}
      <div className={css.notices}>{notices}</div>
      <div className={cx(css.columns, aside ? css.aided : undefined)}>
        <div className={css.sheet}>
          {about && <p className={css.about}>{about}</p>}
          {!titleHidden && (
            <h1 tabIndex={-1} className={css.title}>
              {unbroken(title)}
            </h1>
          )}
          {intro ? <div className={css.intro}>{intro}</div> : null}
          <Around value={titleHidden ? 'untitled' : 'titled'}>{children}</Around>
        </div>
        {aside && (
          <aside className={css.aside} aria-label={kitMessages.aside}>
            <Why {...aside} />
          </aside>
        )}
      </div>
    </div>
  );
};

interface HeadedProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: (heading: ReactElement) => ReactElement;
}

/** Content with a heading of its own: the page's h1 where none is written yet, an h2 below one, a whole page where nothing stands around. */
export const Headed = ({ title, className, children }: HeadedProps): ReactElement => {
  const around = useContext(Around);
  if (around === 'titled') return children(<h2 className={className}>{unbroken(title)}</h2>);
  const content = children(
    <h1 tabIndex={-1} className={className}>
      {unbroken(title)}
    </h1>,
  );
  if (around === 'untitled') return content;
  return (
    <Page title={title} titleHidden>
      {content}
    </Page>
  );
};
