export { evidence } from '../fr/evidence';
