import type { ListLabels } from '@application/referentials/Lists';

/** None: the bank's labels are French. XTR-12 */
export const listLabels: ListLabels = {};
