import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, oneOf, record, type Of } from '@domain/kernel/shape';
import { participant, type Participant } from '@domain/kernel/words';

/** One box for e-mail and SMS, or one for each. D-124 */
export const marketingPolicies = ['together', 'apart'] as const;
const policy = oneOf(...marketingPolicies);
export type MarketingPolicy = Of<typeof policy>;

const reader = oneOf('TIT', 'COT', 'adviser');
type Reader = Of<typeof reader>;

/** The answer before a person ticks anything: no. */
export const MARKETING_BY_DEFAULT: boolean = false;

export const marketingChannels = ['email', 'sms'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** `marketing`: the specified flag, which means both channels; `marketingChannels`: what is saved beside it where each has its box. */
export interface MarketingConsent {
  readonly marketing: boolean;
  readonly marketingChannels?: Readonly<Record<MarketingChannel, boolean>>;
}

interface Held {
  readonly marketing?: boolean | undefined;
  readonly marketingChannels?: Readonly<Partial<Record<MarketingChannel, boolean | undefined>>> | undefined;
}

/** Whether a person receives offers by a channel. */
export const receivesBy = ({ marketing = MARKETING_BY_DEFAULT, marketingChannels: channels }: Held, channel: MarketingChannel): boolean =>
  channels?.[channel] ?? marketing;

const given = (about: Participant, answering: Reader, ticked: boolean | null) =>
  ({ policy: 'together', about, answering, email: ticked, sms: ticked }) as const;
const apart = (email: boolean | null, sms: boolean | null) => ({ policy: 'apart', about: 'TIT', answering: 'TIT', email, sms }) as const;

export const consentMarketing = rule({
  id: 'consent.marketing',
  requirements: ['INF-01', 'D-64', 'D-124'],
  title: { fr: 'Accord pour recevoir des offres', en: 'Agreement to receive offers' },
  says: {
    fr: 'Aucune case n’est cochée d’avance et rien n’en dépend. Chacun répond pour soi : la page d’une personne ne pose la question qu’à elle, et le conseiller ne répond pour personne : son client répond en ouvrant son dossier. Selon la configuration, une case vaut pour l’e-mail et le SMS, ou chacun a la sienne ; la réponse enregistrée est oui si les deux sont acceptés, non sinon, et chaque canal est alors enregistré à part.',
    en: 'No box is ticked beforehand and nothing depends on them. Each person answers for themselves: a page asks the question to its own person only, and the adviser answers for nobody: their client answers when they open their file. As the configuration says, one box stands for e-mail and SMS, or each has its own; the saved answer is yes if both are accepted, no otherwise, and each channel is then saved apart.',
  },
  clauses: [
    ['to its own person only', 'the co-holder, on their own page', 'the co-holder, on the holder’s form'],
    ['the adviser answers for nobody', 'the holder ticks the box', 'the holder, on the adviser’s form'],
    ['if both are accepted', 'both boxes', 'the box for e-mail alone'],
  ],
  input: record({ policy, about: participant, answering: reader, email: absentOr(boolean), sms: absentOr(boolean) }),
  decide: ({ policy, about, answering, email, sms }) => {
    const asked = about === answering;
    const by = { email: asked && (email ?? MARKETING_BY_DEFAULT), sms: asked && (sms ?? MARKETING_BY_DEFAULT) };
    return { asked, saved: by.email && by.sms, channels: policy === 'apart' && asked ? by : null };
  },
  examples: [
    ['the holder ticks the box', given('TIT', 'TIT', true), { asked: true, saved: true, channels: null }],
    ['the holder leaves it', given('TIT', 'TIT', null), { asked: true, saved: false, channels: null }],
    ['the holder unticks it', given('TIT', 'TIT', false), { asked: true, saved: false, channels: null }],
    ['the co-holder, on the holder’s form', given('COT', 'TIT', true), { asked: false, saved: false, channels: null }],
    ['the co-holder, on their own page', given('COT', 'COT', true), { asked: true, saved: true, channels: null }],
    ['the holder, on the adviser’s form', given('TIT', 'adviser', true), { asked: false, saved: false, channels: null }],
    ['both boxes', apart(true, true), { asked: true, saved: true, channels: { email: true, sms: true } }],
    ['the box for e-mail alone', apart(true, null), { asked: true, saved: false, channels: { email: true, sms: false } }],
    ['the box for SMS alone', apart(null, true), { asked: true, saved: false, channels: { email: false, sms: true } }],
    ['neither box', apart(null, null), { asked: true, saved: false, channels: { email: false, sms: false } }],
  ],
});

/** The consent after a box was ticked or unticked; `channel` undefined: the box of both. */
export const withBox = (held: Held, box: MarketingChannel | undefined, ticked: boolean): MarketingConsent => {
  const of = (channel: MarketingChannel): boolean => (box === undefined || box === channel ? ticked : receivesBy(held, channel));
  const policy = box === undefined ? 'together' : 'apart';
  const { saved, channels } = consentMarketing.decide({ policy, about: 'TIT', answering: 'TIT', email: of('email'), sms: of('sms') });
  return { marketing: saved, ...(channels && { marketingChannels: channels }) };
};

/** What the bank has of a person. */
export const consentOf = (held: Held): MarketingConsent => {
  const { marketing = MARKETING_BY_DEFAULT, marketingChannels: { email, sms } = {} } = held;
  if (email === undefined && sms === undefined) return { marketing };
  return { marketing, marketingChannels: { email: receivesBy(held, 'email'), sms: receivesBy(held, 'sms') } };
};

export const sameConsent = (one: MarketingConsent, other: MarketingConsent): boolean =>
  one.marketing === other.marketing && marketingChannels.every(channel => receivesBy(one, channel) === receivesBy(other, channel));

/** Whether a page asks its question. */
export const asksMarketing = (about: Participant, answering: Reader): boolean =>
  consentMarketing.decide({ policy: 'together', about, answering, email: null, sms: null }).asked;
