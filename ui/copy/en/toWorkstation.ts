/** The adviser's pages stay French. D-75 */
export { toWorkstationMessages } from '../fr/toWorkstation';
