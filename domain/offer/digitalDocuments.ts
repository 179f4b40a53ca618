import { boolean, record } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';

export const offerDigitalDocuments = rule({
  id: 'offer.digitalDocuments',
  requirements: ['OPT-02'],
  title: { fr: 'Les documents numériques', en: 'Digital documents' },
  says: {
    fr: 'Une demande en ligne ne va pas plus loin sans l’accord à recevoir ses documents en ligne.',
    en: 'A request made online goes no further without the agreement to receive its documents online.',
  },
  clauses: [['no further without the agreement', 'agreed', 'not agreed']],
  input: record({ agreed: boolean }),
  decide: ({ agreed }): 'goes-on' | 'asked-again' => (agreed ? 'goes-on' : 'asked-again'),
  examples: [
    ['agreed', { agreed: true }, 'goes-on'],
    ['not agreed', { agreed: false }, 'asked-again'],
  ],
});
