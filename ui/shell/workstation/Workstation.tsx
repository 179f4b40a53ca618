import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { AdviserOnDossier } from '@domain/journey/dossierState';
import { shellMessages } from '@messages/shell';
import { DossierStore } from '@ui/journey/DossierStore';
import { StepJourney } from '@ui/journey/StepJourney';
import { HeaderSlot } from '@ui/kit/HeaderSlot';
import { Workstation as Frame } from '@ui/kit/workstation';
import { useService } from '@ui/mvvm/screen';
import { CONTENT, skip } from '../skip';
import { ClientStrip } from './ClientStrip';
import { Header } from './Header';
import { frame, useKeys } from './Keys';
import { hasPaper, Paper } from './Paper';
import { StaffLinks } from './StaffLinks';
import { Steps } from './Steps';
import shell from '../Shell.module.css';
import css from './Workstation.module.css';

export interface WorkstationProps {
  readonly environment: string | undefined;
  readonly simulatedDate: string | undefined;
  /** The adviser of the file or, before it exists, of the session. ADV-02, D-101 */
  readonly adviser: AdviserOnDossier | undefined;
  /** A page of the journey, which has started; 'coming': it has not yet. */
  readonly journey: boolean | 'coming';
  readonly children: ReactNode;
}

/** The adviser's frame: client, steps and document around the same pages as the client's. ADV-02, XTR-53, XTR-30 */
export const Workstation = observer(function Workstation(props: WorkstationProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { at } = useService(StepJourney);
  const { dossier } = useService(DossierStore);
  const started = props.journey === true;
  const beside = started && dossier !== undefined && hasPaper(at, dossier.state);
  useKeys(main);
  useEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [at]);
  return (
    <Frame value={frame}>
      <div className={css.desk}>
        <div className={css.tool} data-panes={beside ? 'three' : started ? 'two' : props.journey === 'coming' ? 'coming' : 'none'}>
          <a className={shell.skip} href={`#${CONTENT}`} onClick={skip}>
            {shellMessages.skip}
          </a>
          <Header environment={props.environment} simulatedDate={props.simulatedDate} adviser={props.adviser} />
          {started && <ClientStrip slot={setSlot} />}
          {started && <Steps />}
          <HeaderSlot value={slot}>
            <main ref={main} id={CONTENT} className={css.main} tabIndex={-1}>
              {props.children}
            </main>
          </HeaderSlot>
          {beside && <Paper />}
          <StaffLinks />
        </div>
      </div>
    </Frame>
  );
});
