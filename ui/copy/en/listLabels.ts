import type { ListLabels } from '@application/referentials/Lists';
import { countryNames } from './countryNames';

export const listLabels: ListLabels = {
  country: countryNames,
  familySituations: {
    CEL: 'Single',
    MAR: 'Married',
    PAC: 'In a civil partnership (Pacs)',
    CON: 'Living with a partner',
    DIV: 'Divorced',
    SEP: 'Separated',
    VEU: 'Widowed',
  },
  housingSituations: {
    PRO: 'Owner',
    ACC: 'Owner, with a mortgage',
    LOC: 'Tenant',
    FAM: 'Living with family',
    EMP: 'Housing provided by an employer',
    AUT: 'Other',
  },
  maritalRegimes: {
    COM: 'Community of property acquired during the marriage (communauté réduite aux acquêts)',
    SEP: 'Separate property (séparation de biens)',
    UNI: 'Full community of property (communauté universelle)',
    PAR: 'Share in acquired property (participation aux acquêts)',
    AUT: 'Another arrangement, or not known',
  },
  wealth: {
    A: 'Less than €10,000',
    B: '€10,000 to €50,000',
    C: '€50,000 to €150,000',
    D: '€150,000 to €500,000',
    E: 'More than €500,000',
  },
};
