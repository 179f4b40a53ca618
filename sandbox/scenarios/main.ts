import { scenarios } from './scenarios';
import { listOf } from './list';

console.log(`${listOf()}\n\n${scenarios.length} cas, aussi au bureau de la banque, page «\u00a0Cas à essayer\u00a0».`);
