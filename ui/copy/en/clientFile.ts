/** The adviser's pages stay French. D-75 */
export { clientFileMessages } from '../fr/clientFile';
