import type { InApp } from '@application/liveness/ports';

/**
 * User agents of browsers embedded in other applications: Android's WebView, Facebook, Instagram, Messenger, Line, Google's search, and
 * so on.
 */
const NAMES =
  /; ?wv\)|\bFB(?:AN|AV|_IAB|IOS)\b|Instagram|Messenger|\bLine\/|\bGSA\/|Twitter|LinkedInApp|Snapchat|Pinterest|TikTok|musical_ly|Bytedance|MicroMessenger|WhatsApp|Teams\//i;
const APPLE = /iPhone|iPad|iPod/;
/** Every real browser on an iPhone has this in its user agent; an embedded page does not. */
const OWN_BROWSER = /Safari\//;

/** The real browser to suggest from an embedded one; undefined: this is a real browser. XTR-40 */
export const inAppOf = (userAgent: string): InApp | undefined => {
  const apple = APPLE.test(userAgent);
  if (NAMES.test(userAgent)) return apple ? 'safari' : 'chrome';
  return apple && !OWN_BROWSER.test(userAgent) ? 'safari' : undefined;
};
