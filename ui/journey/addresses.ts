import type { Destination } from '@domain/errors/destination';

/** URL of each error and information page. RTE-04, RTE-06 */
export const addresses: Readonly<Record<Destination, string>> = {
  'error/generic': '/error/generic',
  'error/AUTHENTICATION': '/error/AUTHENTICATION',
  'error/blocked': '/error/blocked',
  'error/rejected': '/error/rejected',
  'error/finalized': '/error/finalized',
  'error/purged': '/error/purged',
  'error/excluded': '/error/excluded',
  'error/identical-holders': '/error/identical-holders',
  'error/too-young': '/error/too-young',
  'error/excluded-department': '/error/excluded-department',
  'information/termine': '/termine',
  'information/delai-depasse': '/delai-depasse',
  'information/suite-non-favorable': '/suite-non-favorable',
  'information/finalize': '/finalize',
  'information/completed': '/completed',
};
