import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';

/** A bank of its own, at its own pace, in a folder that goes away with it. */
export const aBank = (): { readonly bank: Bank; readonly close: () => void } => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-bank-'));
  const bank = new Bank({ ...defaults, data });
  return {
    bank,
    close: () => {
      bank.store.close();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
};

/** Lets this time go by on the bank's clock. */
export const wait = (bank: Bank, milliseconds: number): void => {
  const now = bank.millis() + milliseconds;
  bank.millis = () => now;
};
