import { observer } from 'mobx-react-lite';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { DestinationName } from '@application/Settings';
import { shellMessages } from '@messages/shell';
import { useBrand } from '@ui/kit/brand';
import { BesidePage } from '@ui/kit/Page';
import { Breadcrumb, type BreadcrumbState, type Within } from './Breadcrumb';
import { EnvironmentBanner } from './EnvironmentBanner';
import { Footer } from './Footer';
import { Help } from './Help';
import { HeaderSlot } from '@ui/kit/HeaderSlot';
import { redirectHref } from '@ui/kit/hrefs';
import css from './Shell.module.css';
import { CONTENT, skip } from './skip';

export interface ShellProps {
  /** Undefined in production: no banner. CFG-04 */
  readonly environment: string | undefined;
  readonly simulatedDate?: string | undefined;
  /** null: hidden (BRD-01). */
  readonly breadcrumb: BreadcrumbState | null;
  /** Keeps the breadcrumb's room while it is not known. */
  readonly pending?: boolean | undefined;
  /** Progress of the current part. */
  readonly within?: Within | undefined;
  /** Beside the pages on a desktop. XTR-44 */
  readonly beside?: ReactElement | undefined;
  /** Under the header, where nothing is beside the pages. XTR-44 */
  readonly strip?: ReactElement | undefined;
  /** Motion between two pages; observable. XTR-45 */
  readonly turn?: { readonly direction: 'forward' | 'back'; readonly leaving: boolean } | undefined;
  /** URLs that replace the redirect page's. BRD-03 */
  readonly footerLinks?: Partial<Readonly<Record<DestinationName, string>>> | undefined;
  readonly onHelp?: (() => void) | undefined;
  /** XTR-12 */
  readonly languages?: ReactElement | undefined;
  /** Undefined until the configuration has loaded. */
  readonly helpPhone?: string | undefined;
  readonly appointmentHref?: string | undefined;
  readonly children: ReactNode;
}

/** The page itself, which moves as it comes and goes. XTR-45 */
const Main = observer(function Main({ turn, children }: Pick<ShellProps, 'turn' | 'children'>): ReactElement {
  return (
    <main id={CONTENT} className={css.main} tabIndex={-1} data-turn={turn?.direction} data-leaving={turn?.leaving ? '' : undefined}>
      {children}
    </main>
  );
});

/** Header, breadcrumb, help and footer; identical before and after the scripts run. BRD-01, BRD-03, XTR-29, XTR-30 */
export const Shell = (props: ShellProps): ReactElement => {
  const { environment, simulatedDate, breadcrumb, footerLinks, onHelp, helpPhone, beside, strip, turn, children } = props;
  const brand = useBrand();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={css.shell}>
      <a className={css.skip} href={`#${CONTENT}`} onClick={skip}>
        {shellMessages.skip}
      </a>
      <header className={css.header}>
        {environment && <EnvironmentBanner name={environment} simulatedDate={simulatedDate} />}
        <div className={css.bar}>
          {brand.logo ? (
            <img className={css.logo} src={brand.logo} alt={brand.name} width="148" height="40" />
          ) : (
            <span className={css.name}>{brand.name}</span>
          )}
          <div ref={setSlot} className={css.slot} />
          {props.languages}
          <Help
            phone={helpPhone}
            appointmentHref={props.appointmentHref ?? redirectHref('appointment')}
            links={footerLinks}
            onOpen={onHelp}
          />
        </div>
      </header>
      {strip}
      <div className={css.wrap}>
        <Breadcrumb state={breadcrumb} within={props.within} pending={props.pending} />
        <HeaderSlot value={slot}>
          <BesidePage value={beside}>
            <Main turn={turn}>{children}</Main>
          </BesidePage>
        </HeaderSlot>
      </div>
      <Footer horizon={breadcrumb?.offer === 'upcoming'} links={footerLinks} />
    </div>
  );
};
