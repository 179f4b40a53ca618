import { emailIssue } from './emailIssue';
import { emailSlip } from './emailSlip';
import { mailProviders } from './mailProviders';
import { pairs } from '@tests/support/pairs';

describe('D-74: common slips of an e-mail address', () => {
  test.each(
    pairs(`
    gmail.con = gmail.com | gmial.com = gmail.com | gmial.con = gmail.com | gmal.com = gmail.com | gmaill.com = gmail.com
    GMAIL.CMO = gmail.com | gmail.comm = gmail.com | hotmial.fr = hotmail.fr | hotmail.f = hotmail.fr | orage.fr = orange.fr
    gmail.fr = gmail.com | gmail.net = gmail.com | gmail.co.uk = gmail.com | gmail.com.fr = gmail.com | gmail = gmail.com
    gmailcom = gmail.com | gmail,com = gmail.com | gmail..com = gmail.com | orange.eu = orange.fr | free.com = free.fr
    laposte.fr = laposte.net | laposte.com = laposte.net | icloud.fr = icloud.com | wanadoo.com = wanadoo.fr | sfr.org = sfr.fr
    hotmail.net = hotmail.com | outlook.eu = outlook.com | proton.fr = proton.me | neuf.com = neuf.fr | bbox.com = bbox.fr
    yaho.fr = yahoo.fr | laposte.ne = laposte.net | wanadou.fr = wanadoo.fr | free.ft = free.fr
  `),
  )('«%s» is asked about: %s', (typed, meant) => expect(emailSlip(`a.b@${typed}`)).toBe(`a.b@${meant}`));

  const others = ['example.fr', 'exemple.alsace', 'fre.fr', 'mail.ru', 'mail.swiss', 'free.mairie.fr', 'gmail.exemple.fr'];
  test.each(others)('«%s» is not', domain => expect(emailSlip(`a.b@${domain}`)).toBeUndefined());

  const right = Object.entries(mailProviders).flatMap(([name, { common, others }]) => [...common, ...others].map(end => `${name}.${end}`));
  test('no ending that a provider has is asked about, in any country', () => {
    expect(right).toEqual(expect.arrayContaining(['hotmail.be', 'yahoo.de', 'yahoo.co.uk', 'live.be', 'orange.com']));
    expect(right.filter(domain => emailSlip(`a.b@${domain}`) !== undefined)).toEqual([]);
    expect(right.filter(domain => !/^[a-z-]+(?:\.[a-z]{2,4}){1,2}$/.test(domain))).toEqual([]);
  });

  test('every provider but the shared names is asked about with an ending that it has not', () => {
    const named = Object.entries(mailProviders).filter(([, { shared }]) => !shared);
    expect(named.map(([name]) => emailSlip(`a@${name}.zz`))).toEqual(named.map(([name, { common }]) => `a@${name}.${common[0]}`));
  });

  test.each(['', 'camille', 'camille@', '@gmail.con'])('neither is «%s»', typed => expect(emailSlip(typed)).toBeUndefined());
});

describe('D-74: the message says which part is meant', () => {
  test.each([
    [' ', 'REQUIRED'] as const,
    ...pairs(`a.b@exemple.alsace = ENDING | a.b@exemple.f = ENDING | a.b@exemple.fr2 = ENDING | a.b@exemple = FORMAT
      a b.exemple.fr = FORMAT | a@b@exemple.alsace = FORMAT | a.b@exemple.fr = | a.b@exemple.paris =`),
  ])('«%s»: %s', (typed, issue) => expect(emailIssue(typed) ?? '').toBe(issue));
});
