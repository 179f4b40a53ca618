/** The brands of the group, a line each: everything else reads this list. CFG-03 */
export { facts as '01' } from './01/facts';
export { facts as '03' } from './03/facts';
