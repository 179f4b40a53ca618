/** Leads the adviser from a page that ends a path to their workstation. ADV-03 */
export const toWorkstationMessages = { open: 'Aller à mon poste', resume: 'Reprendre' } as const;
