import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { kitMessages } from '@messages/kit';
import { useBrand } from './brand';
import { cx } from './cx';
import { useDocumentTitle } from './documentTitle';
import { Disclosure } from './Disclosure';
import type { Elements } from './elements';
import { Icon } from './Icon';
import css from './Page.module.css';
import { useSingleClick } from './singleClick';
import { unbroken } from './unbroken';
import { useDesk } from './useWide';
import { Workstation } from './workstation';

/** The first page of a document leaves the focus to the browser; later pages take it. */
let arrived = false;

/** Called when the document already shows a page made at build time: the next page takes the focus. */
export const pagePrerendered = (): void => {
  arrived = true;
};

const useArrival = (page: RefObject<HTMLElement | null>, title: string): void => {
  useLayoutEffect(() => {
    if (!arrived) {
      arrived = true;
      return;
    }
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, title]);
  useFocusOnReplacedHeading(page);
};

/**
 * A replaced heading that had the focus gives it to its successor, for example from a waiting screen to its result; the
 * focus would fall to the body.
 */
const useFocusOnReplacedHeading = (page: RefObject<HTMLElement | null>): void => {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const heading = page.current?.querySelector('h1') ?? null;
    const replaced = held.current !== null && held.current !== heading;
    if (replaced && document.activeElement === document.body) heading?.focus({ preventScroll: true });
    held.current = heading;
  });
};

/** Whether a `Page` surrounds the content, and whether it has rendered its h1 already. */
const Surroundings = createContext<'nothing' | 'untitled' | 'titled'>('nothing');

/** Message shown at the top of every page's content. */
export const Notices = createContext<ReactNode>(null);

/** Shown beside the content on a desktop, above the page's own reason. XTR-44 */
export const BesidePage = createContext<ReactElement | undefined>(undefined);

interface PageProps {
  readonly title: string;
  /** Label of the person concerned, on files with two holders. */
  readonly about?: string | false | undefined;
  /** A sentence becomes a paragraph. */
  readonly intro?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** In one line with Back, at its end. */
  readonly exit?: ReactElement | false | undefined;
  /** Reason for the question: beside it on a desktop, else behind its title. XTR-23 */
  readonly aside?: { readonly title: string; readonly text: string } | undefined;
  /** The content takes the whole width: nothing is beside it. */
  readonly wide?: boolean | undefined;
  readonly children: Elements;
  /** The content renders the h1 itself, as a legend or an outcome. */
  readonly titleHidden?: boolean | undefined;
  /** The build renders it for a later moment: it enters as a page after the first. XTR-45 */
  readonly entersLater?: boolean | undefined;
  /** Replaces `title` in the browser's tab. */
  readonly documentTitle?: string | undefined;
}

type Reason = PageProps['aside'];

/** On a desktop: what the shell puts there, then the reason. Elsewhere the reason alone, behind its title. */
const Beside = ({ reason, wide }: { readonly reason: Reason; readonly wide: boolean | undefined }): ReactElement | null => {
  const beside = useContext(BesidePage);
  const desk = useDesk() && !wide;
  if (!reason && !(desk && beside)) return null;
  return (
    <div className={css.beside}>
      {desk && beside}
      {reason && (
        <aside className={css.aside} aria-label={kitMessages.aside}>
          {desk ? (
            <>
              <h2>{reason.title}</h2>
              <p>{unbroken(reason.text)}</p>
            </>
          ) : (
            <Disclosure summary={reason.title}>
              <p>{unbroken(reason.text)}</p>
            </Disclosure>
          )}
        </aside>
      )}
    </div>
  );
};

/** Layout of a screen: Back above, steps and reason beside the content; the heading takes the focus on arrival (STP-13). */
export const Page = ({
  title,
  about,
  intro,
  onBack,
  backLabel = kitMessages.back,
  exit,
  aside,
  wide: whole,
  children,
  titleHidden,
  entersLater = false,
  documentTitle = title,
}: PageProps): ReactElement => {
  const wide = useContext(Workstation) !== undefined || whole;
  const goBack = useSingleClick(onBack);
  const page = useRef<HTMLDivElement>(null);
  const brand = useBrand();
  const notices = useContext(Notices);
  useDocumentTitle(`${documentTitle} – ${kitMessages.productTitle} – ${brand.name}`);
  const [enters] = useState(() => arrived || entersLater);
  useArrival(page, title);
  return (
    <div ref={page} className={cx(css.page, wide && css.wide, enters && css.enters)}>
      <div className={css.column}>
        {(onBack || exit) && (
          <div className={css.top}>
            {onBack && (
              <button type="button" className={css.back} onClick={goBack}>
                <Icon name="arrow-left" />
                <span>{backLabel}</span>
              </button>
            )}
            {exit && <div className={css.exit}>{exit}</div>}
          </div>
        )}
        <div className={css.notices}>{notices}</div>
        <div className={css.sheet}>
          {about && <p className={css.about}>{about}</p>}
          {!titleHidden && (
            <h1 tabIndex={-1} className={css.title}>
              {unbroken(title)}
            </h1>
          )}
          {intro ? <div className={css.intro}>{typeof intro === 'string' ? <p>{unbroken(intro)}</p> : intro}</div> : null}
          <Surroundings value={titleHidden ? 'untitled' : 'titled'}>{children}</Surroundings>
        </div>
      </div>
      <Beside reason={aside} wide={wide} />
    </div>
  );
};

interface HeadedProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: (heading: ReactElement) => ReactElement;
}

/** Content with its own heading: an h1 in a page without one, else an h2; a whole page when no `Page` surrounds it. */
export const Headed = ({ title, className, children }: HeadedProps): ReactElement => {
  const around = useContext(Surroundings);
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
