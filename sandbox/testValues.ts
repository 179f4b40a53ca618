/** What an e-mail's local part makes the bank do at the end of a subscription. Listed in the sandbox's README. */
export const decisionsByEmail: Readonly<Record<string, string>> = {
  'fin.analyse': 'analysis',
  'fin.rejet': 'rejected',
  'fin.generique': 'generic',
  'fin.ko00': 'KO_00',
  'fin.ko01': 'KO_01',
  'fin.ko02': 'KO_02',
  'fin.ko03': 'KO_03',
  'fin.ko04': 'KO_04',
  'fin.ko05': 'KO_05',
  'fin.ko06': 'KO_06',
  'fin.ko07': 'KO_07',
  'fin.ko08': 'KO_08',
  'signature.ko': 'HOLDER_SIGNATURE_KO',
};
