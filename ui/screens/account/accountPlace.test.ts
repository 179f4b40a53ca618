import { placeOnEntry } from './accountPlace';

describe('XTR-60: where the account will be, before the page that somebody comes to is known', () => {
  const nothing = { entry: undefined, opens: false, atSignature: false };

  test.each([
    ['a first visit', nothing, 'nowhere'],
    ['a dossier that is being opened', { ...nothing, opens: true }, 'both'],
    ['back from the provider of the signature', { ...nothing, opens: true, atSignature: true }, 'nowhere'],
    ['a reload of a paper’s page', { ...nothing, entry: { step: 'identityDocUpload', page: 'UploadIdentityProof' } }, 'both'],
    ['a reload of the video’s frame', { entry: { step: 'signature', page: 'LivenessPage' }, opens: true, atSignature: true }, 'beside'],
    ['a reload of a question of the offer', { ...nothing, entry: { step: 'options' } }, 'both'],
    ['a reload of the cards', { ...nothing, entry: { step: 'offer' } }, 'nowhere'],
  ] as const)('%s', (_what, entering, place) => {
    expect(placeOnEntry(entering)).toBe(place);
  });
});
