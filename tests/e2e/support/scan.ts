import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Decodes the QR code on the screen, with a decoder that the product does not use. */
export const scanned = async (code: Locator): Promise<string | undefined> => {
  const wasm = createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(fs.readFileSync(wasm)).buffer }, fireImmediately: true });
  const [found] = await readBarcodes(Uint8Array.from(await code.screenshot()), { formats: ['QRCode'], tryHarder: true });
  return found?.text;
};
