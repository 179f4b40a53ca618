import { emailIssue } from '@domain/field/emailIssue';
import { emailSlip } from '@domain/field/emailSlip';
import { pairs } from '../support/pairs';

describe('D-74: common slips of an e-mail address', () => {
  test.each(
    pairs(`
    gmail.con = gmail.com | gmial.com = gmail.com | gmial.con = gmail.com | gmal.com = gmail.com | gmaill.com = gmail.com
    GMAIL.CMO = gmail.com | gmail.comm = gmail.com | hotmial.fr = hotmail.fr | hotmail.f = hotmail.fr | orage.fr = orange.fr
    yaho.fr = yahoo.fr | laposte.ne = laposte.net | wanadou.fr = wanadoo.fr | free.ft = free.fr
  `),
  )('«%s» is asked about: %s', (typed, meant) => expect(emailSlip(`a.b@${typed}`)).toBe(`a.b@${meant}`));

  test.each(['gmail.com', 'ymail.com', 'mail.com', 'example.fr', 'orange.com', 'exemple.alsace', 'live.be', 'fre.fr'])(
    '«%s» is not',
    domain => expect(emailSlip(`a.b@${domain}`)).toBeUndefined(),
  );

  test.each(['', 'camille', 'camille@', '@gmail.con'])('neither is «%s»', typed => expect(emailSlip(typed)).toBeUndefined());
});

describe('D-74: the message says which part is meant', () => {
  test.each([
    [' ', 'REQUIRED'] as const,
    ...pairs(`a.b@exemple.alsace = ENDING | a.b@exemple.f = ENDING | a.b@exemple.fr2 = ENDING | a.b@exemple = FORMAT
      a b.exemple.fr = FORMAT | a@b@exemple.alsace = FORMAT | a.b@exemple.fr = | a.b@exemple.paris =`),
  ])('«%s»: %s', (typed, issue) => expect(emailIssue(typed) ?? '').toBe(issue));
});
