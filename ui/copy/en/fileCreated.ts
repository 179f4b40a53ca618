/** The adviser's pages stay French. D-75 */
export { fileCreatedMessages } from '../fr/fileCreated';
