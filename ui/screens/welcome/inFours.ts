/** Groups of four digits, as account numbers and IBANs are read; a narrow screen breaks the line between groups. D-76 */
export const inFours = (number: string): string => number.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ');
