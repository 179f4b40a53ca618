/** The adviser's pages stay French. D-75 */
export { lookAlikesMessages } from '../fr/lookAlikes';
