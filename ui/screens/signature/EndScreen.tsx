import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { useService } from '@ui/mvvm/screen';
import { FinalizeDonePage, OpeningAccount, StillCreating } from '../finalize/FinalizeScreens';
import { FinalizeViewModel } from '../finalize/FinalizeViewModel';
import { OpeningStages } from '../finalize/OpeningStages';
import { SignaturePage } from './SignatureScreen';
import { SignatureViewModel } from './SignatureViewModel';

/**
 * Serves DocuSignPage, FinalizeProgress and FinalizePage: once the last holder has signed, one page stays, with one title, until the welcome
 * page. SGN-03, FIN-01, D-99
 */
export const EndScreen = observer(function EndScreen(): ReactElement {
  const { page } = useService(DossierJourney).steps.at;
  const stages = useService(OpeningStages);
  const signature = useService(SignatureViewModel);
  const finalize = useService(FinalizeViewModel);
  const signing = page === 'DocuSignPage';
  const vm = signing ? signature : finalize;
  useEffect(() => vm.enter(), [vm, page]);
  useEffect(() => () => stages.leave(), [stages]);
  if (signing) {
    const opening = signature.phase === 'signed' && signature.isLast;
    return opening ? <OpeningAccount at={stages.at ?? 'recording'} /> : <SignaturePage vm={signature} />;
  }
  if (finalize.phase === 'waiting') return <OpeningAccount at={stages.at ?? (page === 'FinalizePage' ? 'open' : 'creating')} />;
  return page === 'FinalizePage' ? <FinalizeDonePage vm={finalize} /> : <StillCreating vm={finalize} />;
});
