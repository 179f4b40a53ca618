/** Lines of a specimen payslip, in euros. */
export const payslipRows = [
  ['Salaire de base', '151,67 heures', 2480],
  ['Santé et prévoyance', 'part du salarié', -61.2],
  ['Retraite', 'part du salarié', -281.35],
  ['CSG et CRDS', 'part du salarié', -236.44],
  ['Impôt prélevé à la source', 'taux personnalisé', -78.1],
] as const;

/** The net pay, as printed. */
export const payslipNet = payslipRows
  .reduce((sum, [, , amount]) => sum + amount, 0)
  .toFixed(2)
  .replace('.', ',');
