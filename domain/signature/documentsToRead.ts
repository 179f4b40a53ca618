import { rule } from '@domain/kernel/rule';
import { list, record, text } from '@domain/kernel/shape';

export const signatureDocumentsToRead = rule({
  id: 'signature.documentsToRead',
  requirements: ['SGN-01', 'XTR-50', 'D-61'],
  title: { fr: 'Documents à lire avant de signer', en: 'Documents to read before signing' },
  says: {
    fr: 'Chaque document de l’offre est montré, quel que soit leur nombre, et reste à lire tant que sa dernière ligne n’a pas été à l’écran ou que le document n’a pas été enregistré par cette personne. La signature ne commence pas tant qu’il en reste un.',
    en: 'Each document of the offer is shown, however many there are, and remains to be read until its last line was on the screen or the document was saved by this person. Signing does not begin while one remains.',
  },
  input: record({ documents: list(text), read: list(text) }),
  decide: ({ documents, read }) => documents.filter(document => !read.includes(document)),
  examples: [
    ['nothing read', { documents: ['a', 'b', 'c', 'd'], read: [] }, ['a', 'b', 'c', 'd']],
    ['all but the fourth', { documents: ['a', 'b', 'c', 'd'], read: ['a', 'b', 'c'] }, ['d']],
    ['all read', { documents: ['a', 'b', 'c', 'd'], read: ['d', 'c', 'b', 'a'] }, []],
    ['another document read before', { documents: ['b'], read: ['a'] }, ['b']],
  ],
});
