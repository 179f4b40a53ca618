import type { Key } from '@ui/mvvm/screen';
import { FileWalk } from './FileWalk';

/** What a screen of the file may ask of the journey: all that the walk through it offers. */
export type FileJourney = Pick<FileWalk, keyof FileWalk>;
export const FileJourney: Key<FileJourney> = FileWalk;
