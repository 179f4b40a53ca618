import { poorPhoto, verdictOf, verdictsSaid } from './validation';

const page = { side: 'FRONT', mimeType: 'image/jpeg', content: new Blob(['x']) } as const;
const dark = { id: 1, page, name: 'photo.jpg', measures: { light: 10, sharpness: 1, glare: 0, corners: 4 } };
const light = { ...dark, id: 2, measures: { ...dark.measures, light: 200 } };

describe('XTR-37: what the device finds of a photo', () => {
  test('is shown while the photo is on the device', () => {
    expect(verdictOf('CNI', dark)).toBe('dark');
    expect(poorPhoto('CNI', [light, dark])).toBe(dark);
    expect(verdictsSaid('CNI', [dark])).toHaveLength(1);
  });

  test('is not shown for a photo that the bank has', () => {
    const sent = { ...dark, sent: true } as const;
    expect([verdictOf('CNI', sent), poorPhoto('CNI', [sent]), verdictsSaid('CNI', [sent])]).toEqual([undefined, undefined, []]);
  });

  test('is nothing before the kind of document is chosen, or where nothing was measured', () => {
    expect([verdictOf(undefined, dark), verdictOf('CNI', { ...dark, measures: undefined })]).toEqual([undefined, undefined]);
  });
});
