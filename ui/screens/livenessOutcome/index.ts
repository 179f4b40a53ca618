export { KoScreen } from './KoScreen';
export { OkScreen } from './OkScreen';
