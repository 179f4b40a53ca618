import type { InApp } from '@application/ports/Camera';

/** What browsers inside other applications write of themselves: Android's WebView, Facebook, Instagram, Messenger, Line, Google's search, and so on. */
const NAMES =
  /; ?wv\)|\bFB(?:AN|AV|_IAB|IOS)\b|Instagram|Messenger|\bLine\/|\bGSA\/|Twitter|LinkedInApp|Snapchat|Pinterest|TikTok|musical_ly|Bytedance|MicroMessenger|WhatsApp|Teams\//i;
const APPLE = /iPhone|iPad|iPod/;
/** Every browser of an iPhone that is one says so; a page that an application shows does not. */
const OWN_BROWSER = /Safari\//;

/** Whose browser is the way out of an application's; undefined: a browser of its own. XTR-40 */
export const inAppOf = (userAgent: string): InApp | undefined => {
  const apple = APPLE.test(userAgent);
  if (NAMES.test(userAgent)) return apple ? 'safari' : 'chrome';
  return apple && !OWN_BROWSER.test(userAgent) ? 'safari' : undefined;
};
