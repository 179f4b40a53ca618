import { whose } from '@ui/journey/autocomplete';
import type { UploadMessages } from './faults';
import type { UploadViewModel } from './UploadViewModel';

/** What is asked for: of the reader, or of one of two holders, whom the title names. */
export const wordsFor = ({ journey }: Pick<UploadViewModel, 'journey'>, copy: UploadMessages): UploadMessages['joint'] =>
  whose(journey) === 'individual' ? copy : copy.joint;
