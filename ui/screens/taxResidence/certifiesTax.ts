import { taskId } from '@domain/journey/steps';
import { mayAct } from '@domain/journey/dossierSteps';
import type { DossierJourney } from '@ui/journey/DossierJourney';

type Certifying = Pick<DossierJourney, 'steps' | 'dossier' | 'connected'>;

/** Whether the reader certifies the tax residence of this page: their own, in a session of their own; never an adviser. D-105, D-124 */
export const certifiesTax = ({ steps: { at, mode }, dossier: { state }, connected }: Certifying): boolean =>
  taskId.is(at.step) && mayAct(state, mode === 'mdc' ? 'adviser' : connected, 'certifyTax', at.step);
