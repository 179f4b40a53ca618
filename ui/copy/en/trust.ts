import type { BrandFacts } from '@domain/brand/variant';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/trust';
import { FUND, withoutArticle } from '../frenchNames';

const licensers = { ECB: 'the European Central Bank' } satisfies Record<BrandFacts['licensedBy'], string>;

const ceilingOf = (shared: string): string => (shared === '' ? '' : ` This ceiling is shared by: ${shared}.`);

/** XTR-47. The French file names the law behind each figure. */
const client: Wording<typeof fr.trustMessages.omc> = {
  photos: {
    title: 'What happens to my photos and my video?',
    text: (months, days) =>
      `We use your photos to check your application, and the video to check that the identity document is really yours. We remove the location and the device from your photos before they are sent. If you open the account, the law requires us to keep your documents for five years after it closes. If not, we delete your application on its end date. We may keep an application that was refused for ${months} months. We keep the video for ${days} days.`,
  },
  deposits: {
    title: 'Is my money protected?',
    text: shared =>
      `Yes. If the bank could no longer give your money back, the French deposit guarantee fund (${FUND}, FGDR) would repay you, up to €100,000 per person and per bank. Cooperative shares (parts sociales) are not guaranteed.${ceilingOf(shared)}`,
  },
  bank: {
    title: bank => `Who is ${bank}?`,
    text: ({ name, licensedBy, authority, seat }) =>
      `${name} is a bank authorised by ${licensers[licensedBy]} and supervised by the French banking supervisor, the ${withoutArticle(authority)}. Its registered office is at ${seat}.`,
  },
};

export const trustMessages: Wording<typeof fr.trustMessages> = byReader(client, client);
