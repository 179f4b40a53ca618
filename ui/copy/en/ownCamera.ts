import type { Wording } from '../byReader';
import type * as fr from '../fr/ownCamera';

const instead = 'To open the Camera app, press “Take the photo” again. You can also choose a file.';

/** PRF-04, XTR-37 */
export const ownCameraMessages: Wording<typeof fr.ownCameraMessages> = {
  close: 'Close the camera',
  hint: {
    opening: 'Allow the camera if you are asked.',
    seeking: 'Frame the document so that its four corners can be seen.',
    alone: 'Frame the document, then take the photo.',
    turn: 'Show the other side of the document.',
    good: 'Hold still: the photo takes itself.',
    dark: 'It is too dark. Add some light.',
    blurred: 'The picture is blurred. Hold still.',
    glare: 'A reflection is in the way. Tilt the document a little.',
    'corner-missing': 'A corner is missing. Move back a little.',
    taken: 'Photo taken',
  },
  problem: {
    refused: `The camera is not allowed on this page. ${instead}`,
    missing: `The page finds no camera at the back of this device. ${instead}`,
    busy: `The camera is already used by another application or another tab. ${instead}`,
    unsupported: `This browser does not give this page access to the camera. ${instead}`,
    stopped: `The camera has just stopped, without the page asking for it. ${instead}`,
    scrambled: `This browser scrambles pictures to protect privacy: the page cannot take the photo itself. ${instead}`,
    embedded: `This page is open inside another application, where it cannot take the photo itself. ${instead}`,
  },
};
