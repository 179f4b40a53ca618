import type { Page } from '@playwright/test';

/** What a phone's rear camera gives: an upright picture. In pixels. */
const SENSOR = { width: 1440, height: 1920 };

/** Gives the page a rear camera that shows a table, and what `layDown` puts on it. */
export const giveRearCamera = async (page: Page): Promise<void> => {
  await page.addInitScript(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    const onTable = new Image();
    const draw = (): void => {
      if (!context) return;
      context.fillStyle = '#8a7a66';
      context.fillRect(0, 0, width, height);
      const { naturalWidth, naturalHeight } = onTable;
      if (naturalWidth === 0) return;
      const share = Math.min((width * 0.68) / naturalWidth, (height * 0.8) / naturalHeight);
      const [wide, high] = [naturalWidth * share, naturalHeight * share];
      context.drawImage(onTable, (width - wide) / 2, (height - high) / 2, wide, high);
    };
    Object.assign(window, { layDown: (address: string) => void (onTable.src = address) });
    navigator.mediaDevices.getUserMedia = () => {
      setInterval(draw, 50);
      return Promise.resolve(canvas.captureStream(20));
    };
  }, SENSOR);
};

const show = (page: Page, picture: string): Promise<void> =>
  page.evaluate(address => (Reflect.get(window, 'layDown') as (address: string) => void)(address), picture);

/** Puts a picture on the table. */
export const layDown = (page: Page, { mimeType, buffer }: { readonly mimeType: string; readonly buffer: Buffer }): Promise<void> =>
  show(page, `data:${mimeType};base64,${buffer.toString('base64')}`);

export const takeAway = (page: Page): Promise<void> => show(page, 'data:,');
