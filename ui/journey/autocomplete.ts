import type { FileJourney } from './FileJourney';

/** The browser fills in a person's own details only: it does not know another person's (WCAG 1.3.5 is about one's own). */
export const ownToken = ({ participant, connected }: Pick<FileJourney, 'participant' | 'connected'>, token: string): string =>
  participant === connected ? token : 'off';

/** Whose page it is, in words: alone, or one of two. */
export const whose = ({ file, participant }: Pick<FileJourney, 'file' | 'participant'>): 'individual' | 'TIT' | 'COT' =>
  file.state.workflow === 'individual' ? 'individual' : participant;
