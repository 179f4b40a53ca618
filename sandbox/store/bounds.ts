/** People read the browsers' reports: a small number is enough, and they contain no personal data. */
const REPORTS = 100;
/** For records that live minutes or hours: more than the users of one machine create in that time. */
const SHORT_LIVED = 2_000;
/** For counters of tries: at web/rate.ts's limit, one address cannot push its own counter out before it expires. */
const COUNTED = 20_000;

/** Maximum number of documents of each kind of one file: its own oldest go, and no one else's. X18 */
export const ownBounds: Readonly<Partial<Record<string, number>>> = {
  code: 20,
  token: 20,
  link: 20,
  paper: 60,
  wallet: 20,
  videoCheckOnce: 20,
  signature: 20,
};

/** Kinds of which a document is good until its `expires`: a full table drops what has expired, then refuses who asks for one more. X18 */
export const expiring: readonly string[] = ['challenge', 'code', 'token', 'jwt', 'paper', 'wallet'];

/**
 * Maximum number of documents of each kind that requests without a token, or at will, create; of kinds that do not expire the oldest go.
 * Files and their records are unlimited, because each costs a captcha or a phone. X18
 */
export const bounds: Readonly<Partial<Record<string, number>>> = {
  report: REPORTS,
  'error-report': REPORTS,
  event: REPORTS,
  captcha: COUNTED,
  challenge: COUNTED,
  tries: COUNTED,
  mailed: COUNTED,
  code: SHORT_LIVED,
  who: SHORT_LIVED,
  sms: COUNTED,
  jwt: SHORT_LIVED,
  token: SHORT_LIVED,
  idempotency: SHORT_LIVED,
  message: SHORT_LIVED,
  paper: SHORT_LIVED,
  wallet: SHORT_LIVED,
};
