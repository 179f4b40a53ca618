import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import { finalizeMessages } from '@messages/finalize';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { lazyScreen } from '@ui/mvvm/lazyScreen';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { LongInComing, StillCreating } from '../finalize/FinalizeScreens';
import { FinalizeViewModel } from '../finalize/FinalizeViewModel';
import { Moment, OpeningAccount } from '../finalize/Moment';
import { OpeningStages, type OpeningStage } from '../finalize/OpeningStages';
import { WelcomeViewModel } from '../welcome/WelcomeViewModel';
import { SignaturePage } from './SignatureScreen';
import { SignatureViewModel } from './SignatureViewModel';

const welcome = lazyScreen<{ readonly vm: WelcomeViewModel }>(() =>
  import(/* webpackChunkName: "welcome" */ '../welcome/WelcomeSheet').then(module => module.WelcomeSheet),
);

type EndPage = 'DocuSignPage' | 'FinalizeProgress' | 'FinalizePage' | 'WelcomePage';

/** The stage of a page that somebody comes back to. */
const stageOn: Readonly<Record<EndPage, OpeningStage>> = {
  DocuSignPage: 'recording',
  FinalizeProgress: 'creating',
  FinalizePage: 'open',
  WelcomePage: 'open',
};

const isEnd = (page: string): page is EndPage => Object.hasOwn(stageOn, page);

/**
 * Serves DocuSignPage, FinalizeProgress, FinalizePage and WelcomePage: once the last holder has signed, one page stays. Its title changes
 * once, when the account is open. SGN-03, FIN-01, FIN-03, D-99
 */
export const EndScreen = observer(function EndScreen(): ReactElement {
  const { at, mode } = useService(DossierJourney).steps;
  const page = isEnd(at.page) ? at.page : 'WelcomePage';
  const stages = useService(OpeningStages);
  const signature = useService(SignatureViewModel);
  const finalize = useService(FinalizeViewModel);
  const vm = useService(WelcomeViewModel);
  const { done } = useMessages(finalizeMessages);
  const [first] = useState(page);
  const [landed, setLanded] = useState(page === 'WelcomePage');
  useEffect(() => {
    if (page === 'WelcomePage') return void stages.reach('open').then(() => setLanded(true));
    return page === 'DocuSignPage' ? signature.enter() : finalize.enter();
  }, [signature, finalize, stages, page]);
  useEffect(() => {
    void welcome.prefetch();
    return () => stages.leave();
  }, [stages]);

  if (page === 'DocuSignPage' && !(signature.phase === 'signed' && signature.isLast)) return <SignaturePage vm={signature} />;
  const stage = landed ? 'open' : (stages.at ?? stageOn[page]);
  if (mode === 'mdc') return finalize.phase === 'waiting' ? <OpeningAccount at={stage} vm={vm} /> : <StillCreating vm={finalize} />;
  if (page === 'FinalizeProgress' && finalize.phase !== 'waiting') return <StillCreating vm={finalize} />;
  const late = page === 'FinalizePage' && finalize.phase !== 'waiting' && <LongInComing vm={finalize} />;
  return (
    <Moment at={stage} vm={vm} came={first !== 'WelcomePage'} documentTitle={page === 'FinalizePage' ? done.title : undefined}>
      {landed ? <welcome.Screen vm={vm} /> : late}
    </Moment>
  );
});
