import type { Key } from '@ui/mvvm/screen';
import type { FileStore } from './FileStore';
import { FileActions } from './FileActions';
import type { StepJourney } from './StepJourney';

/** What screens of the file use: `steps` navigates, `file` holds the data, and `FileActions` acts on it. */
export interface FileJourney extends Omit<FileActions, 'steps' | 'file'> {
  readonly steps: Pick<StepJourney, 'at' | 'mode' | 'goTo' | 'setDirty'>;
  readonly file: Pick<FileStore, 'state' | 'people' | 'cart' | 'keepCart' | 'awaitResult' | 'mayShow'>;
}
export const FileJourney: Key<FileJourney> = FileActions;
