/** The adviser's pages stay French. D-75 */
export { workstationMessages } from '../fr/workstation';
