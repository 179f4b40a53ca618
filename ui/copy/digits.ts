/**
 * The digits of an amount, `decimals` after the comma. By hand: the tables that Intl reads for it hold a phone's processor for 100 ms, on
 * the home page and on the offer. CFG-05
 */
export const digits = (euros: number, decimals: number, { group, comma }: { readonly group: string; readonly comma: string }): string => {
  const [whole = '', cents] = euros.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return cents === undefined ? grouped : `${grouped}${comma}${cents}`;
};
