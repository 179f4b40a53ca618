/** Reports of browsers are read by eye: few, and none of a person. */
const REPORTS = 100;
/** What lives for minutes or hours: more than one machine's people ask for in that time. */
const SHORT_LIVED = 2_000;
/** What counts tries: one address cannot push its own out, at the rate of web/rate.ts, before they are over. */
const COUNTED = 20_000;

/**
 * How many documents of a kind the bank keeps: of every kind that is written without a bearer, or for the asking; the oldest go. Files,
 * and what belongs to one, are not among them: a captcha or a phone was spent on each. X18
 */
export const bounds: Readonly<Partial<Record<string, number>>> = {
  report: REPORTS,
  'error-report': REPORTS,
  event: REPORTS,
  captcha: COUNTED,
  challenge: COUNTED,
  tries: COUNTED,
  code: SHORT_LIVED,
  who: SHORT_LIVED,
  sms: COUNTED,
  jwt: SHORT_LIVED,
  token: SHORT_LIVED,
  idempotency: SHORT_LIVED,
  message: SHORT_LIVED,
  paper: SHORT_LIVED,
};
