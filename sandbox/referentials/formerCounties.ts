/**
 * Former names and numbers of departments, with the codes of all their successors. Sources: law of 10 July 1964 (region of Paris), law of
 * 15 May 1975 (Corsica), decrees of renaming. D-67
 */
const former: readonly (readonly [names: readonly string[], successors: string])[] = [
  [['Corse', '20'], '2A 2B'],
  [['Seine-et-Oise'], '78 91 92 93 94 95'],
  [['Seine'], '75 92 93 94'],
  [['Basses-Alpes'], '04'],
  [['Côtes-du-Nord'], '22'],
  [['Loire-Inférieure'], '44'],
  [['Basses-Pyrénées'], '64'],
  [['Seine-Inférieure'], '76'],
  [['Charente-Inférieure'], '17'],
];

export const formerNames = (code: string): readonly string[] =>
  former.flatMap(([names, successors]) => (successors.split(' ').includes(code) ? names : []));
