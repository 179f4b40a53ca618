import { uploadJointMessages } from '@messages/uploadJoint';
import { whose } from '@ui/form/autocomplete';
import type { UploadMessages } from './validation';
import type { UploadViewModel } from './UploadViewModel';

/** What the page asks for: from the reader, or from one of two holders, whom the title names. */
export const wordsFor = ({ journey }: Pick<UploadViewModel, 'journey'>, copy: UploadMessages) => {
  const { intro, chosen, reuse } = copy;
  if (whose(journey) === 'individual') return { intro, chosen, reuse: reuse.text };
  return { ...uploadJointMessages, intro: { ...intro, ...uploadJointMessages.intro } };
};
