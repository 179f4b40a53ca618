/** The adviser's pages stay French. D-75 */
export { clientDossierMessages } from '@ui/copy/fr/clientDossier';
