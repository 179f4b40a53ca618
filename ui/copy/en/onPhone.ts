import type { Wording } from '../byReader';
import type * as fr from '../fr/onPhone';

/** XTR-10 */
export const onPhoneMessages: Wording<typeof fr.onPhoneMessages> = {
  button: 'Continue on my phone',
  title: 'Continue on your phone',
  simpler: {
    title: 'It is easier with your phone',
    text: 'A code appears here. Scan it, then take the photos with your phone. This page moves forward with it.',
  },
  steps: [
    'Point your phone’s camera at this code, or open the address below it.',
    'Sign in with your mobile number and the code that you receive by SMS.',
    'You carry on with your application where you left it.',
  ],
  code: 'QR code of the address where you sign in',
  address: 'Address to open',
  waiting: 'Continue on your phone. This page moves forward with it.',
  moved: where => `This page moves forward with your phone. Your application is now here: ${where}.`,
  here: 'Continue here',
};
