/** The codes of a bank that does not exist, and of its only branch. */
const BANK = '99999';
const BRANCH = '00001';
const FRANCE = '152700';

/** The French IBAN of an account of 11 digits, with key and check digits. D-76 */
export const ibanOf = (account: string): string => {
  const key = 97n - ((89n * BigInt(BANK) + 15n * BigInt(BRANCH) + 3n * BigInt(account)) % 97n);
  const rib = `${BANK}${BRANCH}${account}${String(key).padStart(2, '0')}`;
  const check = 98n - (BigInt(`${rib}${FRANCE}`) % 97n);
  return `FR${String(check).padStart(2, '0')}${rib}`;
};
