import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';

export const livenessMayStart = rule({
  id: 'liveness.mayStart',
  requirements: ['XTR-70', 'D-124', 'D-109'],
  title: { fr: 'Accord avant la vidéo du visage', en: 'Consent before the video of the face' },
  says: {
    fr: 'La configuration (liveness.consent) dit si la banque demande un accord. Elle le demande : la vidéo ne commence pas tant que la case n’est pas cochée. Sinon, aucune case n’est montrée et la vidéo commence.',
    en: 'The configuration (liveness.consent) says whether the bank asks for consent. Where it does, the video does not start until the box is ticked. Elsewhere no box is shown and the video starts.',
  },
  input: record({ required: boolean, ticked: boolean }),
  decide: ({ required, ticked }): boolean => !required || ticked,
  examples: [
    ['asked for and ticked', { required: true, ticked: true }, true],
    ['asked for and not ticked', { required: true, ticked: false }, false],
    ['not asked for', { required: false, ticked: false }, true],
  ],
});
