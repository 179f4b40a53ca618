import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { AdviserOnFile } from '@domain/journey/fileState';
import { shellMessages } from '@ui/copy/fr/shell';
import { workstationMessages as copy } from '@ui/copy/fr/workstation';
import { FileStore } from '@ui/journey/FileStore';
import { StepJourney } from '@ui/journey/StepJourney';
import { useBrand } from '@ui/kit/brand';
import { HeaderSlot } from '@ui/kit/HeaderSlot';
import { redirectHref } from '@ui/kit/hrefs';
import { Icon } from '@ui/kit/Icon';
import { NewTab } from '@ui/kit/NewTab';
import { Workstation as Frame } from '@ui/kit/workstation';
import { useService } from '@ui/mvvm/screen';
import { EnvironmentBanner } from '../EnvironmentBanner';
import { CONTENT, skip } from '../Shell';
import { ClientStrip } from './ClientStrip';
import { frame, Keys, useKeys } from './Keys';
import { hasPaper, Paper } from './Paper';
import { StaffLinks } from './StaffLinks';
import { Steps } from './Steps';
import css from './Workstation.module.css';

export interface WorkstationProps {
  readonly environment: string | undefined;
  readonly simulatedDate: string | undefined;
  /** The adviser of the file or, before it exists, of the session. ADV-02, D-101 */
  readonly adviser: AdviserOnFile | undefined;
  /** A page of the journey, which has started. */
  readonly journey: boolean;
  readonly children: ReactNode;
}

const Header = ({ environment, simulatedDate, adviser }: WorkstationProps): ReactElement => {
  const brand = useBrand();
  return (
    <header className={css.header}>
      {environment && <EnvironmentBanner name={environment} simulatedDate={simulatedDate} />}
      <div className={css.bar}>
        {brand.logoUrl ? (
          <img className={css.logo} src={`${brand.logoUrl}#full`} alt={copy.name(brand.name)} width="110" height="30" />
        ) : (
          <span>{copy.name(brand.name)}</span>
        )}
        <a className={css.find} href={redirectHref('workstation')} target="_blank" rel="noopener">
          <Icon name="search" size="small" />
          <span>{copy.search}</span>
          <NewTab />
        </a>
        <Keys />
        {adviser && (
          <p className={css.who}>
            <b>{adviser.name}</b>
            <span>{copy.agency(adviser.agency)}</span>
          </p>
        )}
      </div>
    </header>
  );
};

/** The adviser's frame: client, steps and paper around the same pages as the client's. ADV-02, XTR-53, XTR-30 */
export const Workstation = observer(function Workstation(props: WorkstationProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { at } = useService(StepJourney);
  const { file } = useService(FileStore);
  const beside = props.journey && file !== undefined && hasPaper(at, file.state);
  useKeys(main);
  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [at]);
  return (
    <Frame value={frame}>
      <div className={css.tool} data-panes={!props.journey ? 'none' : beside ? 'three' : 'two'}>
        <a className={css.skip} href={`#${CONTENT}`} onClick={skip}>
          {shellMessages.skip}
        </a>
        <Header {...props} />
        {props.journey && <ClientStrip slot={setSlot} />}
        {props.journey && <Steps />}
        <HeaderSlot value={slot}>
          <main ref={main} id={CONTENT} className={css.main} tabIndex={-1}>
            {props.children}
          </main>
        </HeaderSlot>
        {beside && <Paper />}
        <StaffLinks />
      </div>
    </Frame>
  );
});
