/**
 * The words that papers print around a name, without accents and full stops. D-92, D-128
 *
 * Sources: the abbreviations of civilities and titles in the typographic rules of the Imprimerie nationale ('Mme', 'Vve', 'Me', 'Dr'); the
 * mentions of a name in use on French identity papers ('épouse', 'ép.', 'veuve', 'née', 'dit') and on bills and payslips ('Vve', 'Épse',
 * 'Mr', 'Mrs'); the abbreviation of 'Saint' in French postal addresses.
 */
export const nameWords = {
  /** Before a name. */
  titles: [
    ...['M', 'MR', 'MONS', 'MONSIEUR', 'MME', 'MADAME', 'MLLE', 'MELLE', 'MADEMOISELLE', 'MM', 'MESSIEURS', 'MMES', 'MESDAMES'],
    ...['MLLES', 'MESDEMOISELLES', 'SIEUR', 'DAME', 'DEMOISELLE', 'DR', 'DOCTEUR', 'PR', 'PROF', 'PROFESSEUR', 'ME', 'MAITRE'],
    ...['VEUVE', 'VEUF', 'VVE', 'VE', 'MRS', 'MS', 'MISS', 'ET', 'OU', '&'],
  ],
  /** Between two names of one person: at birth, by marriage, in use. */
  between: [
    ...['EP', 'EPX', 'EPS', 'EPSE', 'EPOUSE', 'EPOUX', 'NE', 'NEE', 'DIT', 'DITE', 'VEUVE', 'VEUF', 'VVE', 'VVF', 'VE', 'VF'],
    ...['DIV', 'DIVORCE', 'DIVORCEE', 'SEPARE', 'SEPAREE', 'ALIAS', 'USAGE'],
  ],
  /** Between two people on a proof of address. */
  people: ['ET', 'OU', '&'],
  /** In place of a part of a name. */
  short: { ST: 'SAINT', STE: 'SAINTE', STS: 'SAINTS', STES: 'SAINTES' },
  /** Small words that papers add, leave out or move. */
  particles:
    'DE DU DES D DI DA DO DOS DAS DEL DELLA LA LE LES L VON VAN DER DEN TER ZU ZUM ZUR AF AV EL AL BEN BIN BINT BENT IBN Y E'.split(' '),
} as const;
