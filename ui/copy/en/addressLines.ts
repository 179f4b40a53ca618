export { addressLines } from '../fr/addressLines';
