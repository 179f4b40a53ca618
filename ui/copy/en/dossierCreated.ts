/** The adviser's pages stay French. D-75 */
export { dossierCreatedMessages } from '@ui/copy/fr/dossierCreated';
