import type { DossierJourney } from '@ui/journey/DossierJourney';

/** Disables autofill for another person's data: the browser only knows its user's (WCAG 1.3.5). */
export const ownToken = ({ participant, connected }: Pick<DossierJourney, 'participant' | 'connected'>, token: string): string =>
  participant === connected ? token : 'off';

/** 'individual', or the step's participant on a joint account. */
export const whose = ({ dossier, participant }: Pick<DossierJourney, 'dossier' | 'participant'>): 'individual' | 'TIT' | 'COT' =>
  dossier.state.workflow === 'individual' ? 'individual' : participant;
