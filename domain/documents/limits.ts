/** One megaoctet as this product counts it, in bytes. D-16 */
const MO = 1_048_576;

/** Upload limits in bytes, before base64, each still accepted. PRF-05 */
export const uploadLimits = { pdfBytes: 2 * MO, totalBytes: 4 * MO } as const;

export const PDF = 'application/pdf';

/** Types that a proof may travel in; other images are turned into JPEG before. D-16 */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const uploadTypes: readonly string[] = [...imageTypes, PDF];
