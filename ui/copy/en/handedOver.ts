/** The adviser's pages stay French. D-75 */
export { handedOverMessages } from '../fr/handedOver';
