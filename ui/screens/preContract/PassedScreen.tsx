import { PageLoading } from '@ui/kit/PageLoading';
import { screen } from '@ui/mvvm/screen';
import { OkViewModel } from '../livenessOutcome/OkViewModel';
import { PreContractScreen } from './PreContractScreen';

/** The video has passed: its result is above the documents to read. LIV-04, D-99 */
export const PassedScreen = screen(OkViewModel, vm => (vm.toSign ? <PreContractScreen /> : <PageLoading />));
