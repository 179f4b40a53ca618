import type { Key } from '@ui/mvvm/screen';
import type { FileModel } from './FileModel';
import { FileWalk } from './FileWalk';
import type { StepJourney } from './StepJourney';

/** What a screen of the file may ask of the journey: `steps`, where one is; `file`, what is known; and what the walk does. */
export interface FileJourney extends Omit<FileWalk, 'steps' | 'file'> {
  readonly steps: Pick<StepJourney, 'at' | 'mode' | 'goTo' | 'hold'>;
  readonly file: Pick<FileModel, 'state' | 'people' | 'cart' | 'keepCart' | 'awaitResult'>;
}
export const FileJourney: Key<FileJourney> = FileWalk;
