import { cards } from './cards';
import { listOf } from './list';

console.log(`${listOf()}\n\n${cards.length} cas, aussi au bureau de la banque, page «\u00a0Cas à essayer\u00a0».`);
