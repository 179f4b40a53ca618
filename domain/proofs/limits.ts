import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** One megaoctet as this product counts it (2^20), in bytes. D-16 */
export const MO = 1_048_576;

/** Upload limits in bytes, before base64; the limit itself is accepted. PRF-05 */
export const uploadLimits = { pdfBytes: 2 * MO, totalBytes: 4 * MO } as const;

export const PDF = 'application/pdf';

/** File types that the bank accepts for a proof; other images are converted to JPEG first. D-16 */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const uploadTypes: readonly string[] = [...imageTypes, PDF];

export const documentsLimits = rule({
  id: 'documents.limits',
  requirements: ['PRF-05', 'D-16'],
  title: { fr: 'Limites des fichiers', en: 'Limits of files' },
  says: {
    fr: 'JPEG, PNG ou PDF ; un PDF pèse au plus {pdf} Mo, tous les fichiers d’un justificatif au plus {total} Mo, un mégaoctet valant {megaoctet} octets.',
    en: 'JPEG, PNG or PDF; a PDF weighs at most {pdf} Mo, all files of one proof at most {total} Mo, a megaoctet being {megaoctet} bytes.',
  },
  parameters: {
    pdf: { value: uploadLimits.pdfBytes / MO, unit: 'Mo', limit: 'included' },
    total: { value: uploadLimits.totalBytes / MO, unit: 'Mo', limit: 'included' },
    megaoctet: { value: MO, unit: 'bytes' },
  },
  input: record({}),
  decide: () => ({ ...uploadLimits, types: uploadTypes }),
  examples: [['the limits', {}, { pdfBytes: 2_097_152, totalBytes: 4_194_304, types: ['image/jpeg', 'image/png', 'application/pdf'] }]],
});
