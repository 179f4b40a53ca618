import type { Wording } from '../byReader';
import type * as fr from '../fr/cleared';

/** Lists later answers that a changed answer made invalid. STP-14 */
export const clearedMessages: Wording<typeof fr.clearedMessages> = {
  title: 'Your change affects later answers',
  what: {
    coHolder: 'We have cleared the second account holder’s answers, because the account is now in one name.',
    selection: 'We have cleared the cards you chose, because a different plan now applies. Choose again.',
    insurance: 'We have cleared your insurance choice, because the insurance in this plan is not the same.',
    birthdate: 'We have cleared the date of birth, because it no longer matched the age group.',
    confirmation: 'The plan has changed. Read it again, then confirm it again.',
  },
};
