import type { Key } from '@ui/mvvm/screen';
import type { FileModel } from './FileModel';
import { FileWalk } from './FileWalk';
import type { StepJourney } from './StepJourney';

/** What screens of the file use: `steps` navigates, `file` holds the data, and the actions of FileWalk. */
export interface FileJourney extends Omit<FileWalk, 'steps' | 'file'> {
  readonly steps: Pick<StepJourney, 'at' | 'mode' | 'goTo' | 'setDirty'>;
  readonly file: Pick<FileModel, 'state' | 'people' | 'cart' | 'keepCart' | 'awaitResult'>;
}
export const FileJourney: Key<FileJourney> = FileWalk;
