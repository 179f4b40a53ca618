import { workflow, type Workflow } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** One set of shares for each holder of the account. D-12 */
const times: Readonly<Record<Workflow, number>> = { individual: 1, joint: 2 };

export const offerSocialShares = rule({
  id: 'offer.socialShares',
  requirements: ['OFR-16', 'D-12'],
  title: { fr: 'Combien de fois les parts sociales sont dues', en: 'How many times social shares are charged' },
  says: {
    fr: 'Les parts sociales A sont dues une fois en compte individuel, une fois par titulaire en compte joint.',
    en: 'Social shares A are charged once in an individual account, once for each holder in a joint one.',
  },
  input: record({ workflow }),
  decide: given => times[given.workflow],
  examples: [
    ['individual account', { workflow: 'individual' }, 1],
    ['joint account', { workflow: 'joint' }, 2],
  ],
});
