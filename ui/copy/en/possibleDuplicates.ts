/** The adviser's pages stay French. D-75 */
export { possibleDuplicatesMessages } from '@ui/copy/fr/possibleDuplicates';
