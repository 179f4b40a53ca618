import type { Bank } from '../bank';
import type { Subscription } from '../store/documents';
import { file, text, type Params } from './support';

const ids = { exchange: 'ene-1', holder: '87654321', coHolder: '87654322' } as const;

/** A file with the contracts' ids for exchange and people. */
export const known = (
  bank: Bank,
  { idEne, id }: Params,
  workflow: Subscription['workflow'] = 'individual',
  change: Partial<Subscription> = {},
): Subscription => {
  const { holder, coHolder, ...opened } = file(bank, { ...change, idEne: text(idEne, ids.exchange) }, workflow);
  const numbered: Subscription = {
    ...opened,
    holder: { ...holder, personId: workflow === 'joint' ? ids.holder : text(id, ids.holder) },
    ...(coHolder ? { coHolder: { ...coHolder, personId: text(id, ids.coHolder) } } : {}),
  };
  bank.keep(numbered);
  return numbered;
};
