import type { Key } from '@ui/mvvm/screen';
import type { DossierStore } from './DossierStore';
import { DossierActions } from './DossierActions';
import type { StepJourney } from './StepJourney';

/** What screens of the file use: `steps` navigates, `file` holds the data, and `DossierActions` acts on it. */
export interface DossierJourney extends Omit<DossierActions, 'steps' | 'dossier'> {
  readonly steps: Pick<StepJourney, 'at' | 'mode' | 'goTo' | 'setDirty'>;
  readonly dossier: Pick<
    DossierStore,
    'state' | 'stands' | 'people' | 'cart' | 'keepCart' | 'awaitResult' | 'mayShow' | 'backFromSignature'
  >;
}
export const DossierJourney: Key<DossierJourney> = DossierActions;
