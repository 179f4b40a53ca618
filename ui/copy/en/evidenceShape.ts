export type { Evidence } from '../fr/evidenceShape';
