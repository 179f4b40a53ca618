import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { PaperCameraProblem } from '@application/proofs/ports';
import type { PhotoMeasures } from '@domain/proofs/photo';
import { ownCameraMessages } from '@messages/ownCamera';
import { uploadMessages } from '@messages/upload';
import { settled } from '@tests/builders/ending';
import { FakeSentSides } from '@tests/builders/proofs';
import { FakePaperCamera, goodFrame } from '@tests/fakes/FakePaperCamera';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs } from '@tests/support/show';
import { arriveAtUpload, chooser, click, give, photograph, photographer } from '@tests/support/uploadScreen';
import { UploadDraft } from './UploadDraft';

const copy = uploadMessages.omc;
const { hint, problem: sentences, close } = ownCameraMessages;

beforeEach(() => {
  screenIs('narrow');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => screenIs('wide'));

const bill = (): Pick<Parameters<typeof arriveAtUpload>[0] & object, 'journey' | 'chosen'> => {
  const chosen = new UploadDraft(new FakeSentSides());
  chosen.choose('2', 'GAS');
  return { journey: new FakeDossierJourney('addressDocUpload'), chosen };
};
const arrive = (paperCamera = new FakePaperCamera(), other: Parameters<typeof arriveAtUpload>[0] = {}) => ({
  ...arriveAtUpload({ ownCamera: true, paperCamera, ...other }),
  paperCamera,
});
const show = async (camera: FakePaperCamera, ...frames: readonly (PhotoMeasures | undefined)[]): Promise<void> => {
  for (const frame of frames)
    await act(async () => {
      camera.show(frame);
      await settled();
    });
};
const button = (name: string) => screen.queryByRole('button', { name });
const says = (text: string) => screen.queryByText(plain(text));
const open = () => click(copy.photo);
/** Counts how often the device's own camera is opened. */
const deviceCamera = (side: 'FRONT' | 'SINGLE' = 'FRONT') => jest.spyOn(photographer(side), 'click').mockImplementation(() => undefined);
const blurred = { ...goodFrame, sharpness: 0.2 };

describe('PRF-04, XTR-37: the camera in the page', () => {
  test('three good frames: the photo is taken without a press, announced, and waits to be kept (D-72)', async () => {
    const { paperCamera, chosen, preparation } = arrive();
    preparation.hold();
    await open();
    expect(says(hint.opening)).toBeVisible();
    await show(paperCamera, goodFrame, goodFrame);
    expect([says(hint.good), chosen.pagesOf('1')]).toEqual([expect.anything(), []]);
    await show(paperCamera, goodFrame);
    expect(says(hint.taken)?.closest('[role=status]')).toBeVisible();
    await act(async () => {
      preparation.end();
      await settled();
    });
    expect([paperCamera.photos, paperCamera.closed, chosen.pagesOf('1').length]).toEqual([['measured'], 1, 1]);
    expect([says(hint.taken), button(copy.keepAndPhotograph.BACK)]).toEqual([null, expect.anything()]);
  });

  test('a bad frame between good ones starts the count again', async () => {
    const { paperCamera } = arrive();
    await open();
    await show(paperCamera, goodFrame, goodFrame, blurred, goodFrame, goodFrame);
    expect(paperCamera.photos).toEqual([]);
    await show(paperCamera, goodFrame);
    expect(paperCamera.photos).toEqual(['measured']);
  });

  test.each([
    ['dark', { ...goodFrame, light: 40 }],
    ['blurred', blurred],
    ['glare', { ...goodFrame, glare: 3 }],
    ['corner-missing', { ...goodFrame, corners: 3 }],
    ['seeking', { ...goodFrame, corners: null }],
  ] as const)('says what to do where a frame is %s, once two frames agree', async (name, frame) => {
    const { paperCamera } = arrive(undefined, bill());
    await open();
    await show(paperCamera, name === 'blurred' ? { ...goodFrame, light: 40 } : blurred, frame);
    expect(says(hint[name])).toBeNull();
    await show(paperCamera, frame);
    expect(says(hint[name])).toBeVisible();
    expect(paperCamera.photos).toEqual([]);
  });

  test('the page’s button is the shutter, by keyboard too, whatever the frames are', async () => {
    const { paperCamera } = arrive();
    await open();
    await show(paperCamera, blurred);
    expect(button(copy.photo)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await act(settled);
    expect(paperCamera.photos).toEqual(['now']);
    expect(button(copy.keepAndPhotograph.BACK)).toHaveFocus();
  });

  test('where no frame can be measured the person takes the photo', async () => {
    const { paperCamera } = arrive();
    await open();
    await show(paperCamera, undefined);
    expect(says(hint.alone)).toBeVisible();
    await open();
    expect(paperCamera.photos).toEqual(['now']);
  });

  test('a file and the device’s own camera stay beside it; what they give closes it', async () => {
    const { paperCamera, chosen } = arrive();
    await open();
    expect(screen.getByLabelText(new RegExp(`^${copy.cameraApp}`))).toBe(photographer('FRONT'));
    expect(screen.getByLabelText(new RegExp(`^${copy.file}`))).toBeVisible();
    await photograph('FRONT');
    expect([paperCamera.closed, chosen.pagesOf('1').length, paperCamera.photos]).toEqual([1, 1, []]);
  });

  test('one press keeps the front and opens it for the back', async () => {
    const { paperCamera, chosen } = arrive();
    await open();
    await show(paperCamera, goodFrame, goodFrame, goodFrame);
    await click(copy.keepAndPhotograph.BACK);
    expect([chosen.sidesKept('1'), paperCamera.opened]).toEqual([['FRONT'], 2]);
    await show(paperCamera, goodFrame, goodFrame, goodFrame, goodFrame);
    expect([says(hint.turn), paperCamera.photos]).toEqual([expect.anything(), ['measured']]); // the front is still on the table
    await show(paperCamera, blurred, blurred, blurred, goodFrame, goodFrame, goodFrame);
    expect(chosen.pagesOf('1').map(({ page }) => page.side)).toContain('BACK');
    expect(button(copy.keep)).toBeVisible();
  });

  test('closed by the person: the page’s button has the focus, and opens it again (STP-13)', async () => {
    const { paperCamera } = arrive();
    await open();
    await click(close);
    expect([paperCamera.closed, says(hint.opening)]).toEqual([1, null]);
    expect(button(copy.photo)).toHaveFocus();
    await open();
    expect(paperCamera.opened).toBe(2);
  });

  test('a page that is left or hidden stops it, without a sentence', async () => {
    const { paperCamera } = arrive();
    await open();
    await act(async () => paperCamera.end());
    expect([paperCamera.closed, says(hint.opening), screen.queryByText(/appuyez à nouveau/)]).toEqual([1, null, null]);
    await open();
    cleanup();
    expect(paperCamera.closed).toBe(2);
  });
});

describe('PRF-04, XTR-06: where the page has no camera, the device’s own is there at once', () => {
  test.each(['refused', 'missing', 'busy', 'unsupported', 'scrambled'] as const)(
    '%s: the page says why, and the next press opens it',
    async problem => {
      const camera = new FakePaperCamera();
      camera.problem = problem;
      arrive(camera);
      const device = deviceCamera();
      await open();
      expect(says(sentences[problem])).toBeVisible();
      expect([device.mock.calls.length, button(copy.photo)]).toEqual([0, expect.anything()]);
      await open();
      expect(device).toHaveBeenCalledTimes(1);
    },
  );

  test.each<[PaperCameraProblem, { has: boolean; inApp: 'safari' | undefined }]>([
    ['unsupported', { has: false, inApp: undefined }],
    ['embedded', { has: true, inApp: 'safari' }],
  ])('%s: the same press opens it', async (problem, device) => {
    const { paperCamera } = arrive(undefined, { device });
    const opened = deviceCamera();
    await open();
    expect([opened.mock.calls.length, paperCamera.opened]).toEqual([1, 0]);
    expect(says(sentences[problem])).toBeVisible();
  });

  test('taken away in the middle: the page says so, and the front that was given is there', async () => {
    const { paperCamera, chosen } = arrive();
    await open();
    await show(paperCamera, goodFrame, goodFrame, goodFrame);
    await click(copy.keepAndPhotograph.BACK);
    await act(async () => paperCamera.end('stopped'));
    expect([says(sentences.stopped), chosen.sidesKept('1')]).toEqual([expect.anything(), ['FRONT']]);
    expect(says(copy.kept.FRONT)).toBeVisible();
  });

  test('a bank that has not switched it on, and a computer, keep their page', async () => {
    const { paperCamera } = arrive(undefined, { ownCamera: false });
    const opened = deviceCamera();
    await open();
    expect([opened.mock.calls.length, paperCamera.opened]).toEqual([1, 0]);
    cleanup();
    screenIs('wide');
    arrive();
    expect([button(copy.photo), chooser('FRONT')]).toEqual([null, expect.anything()]);
    await give('FRONT');
  });
});
