/** Where the specification is silent or says a thing twice: what was in doubt, what holds here. The rules that quote the id are added by the book. */
export const assumptions: readonly { readonly decision: string; readonly doubt: string; readonly holds: string }[] = [
  {
    decision: 'D-02',
    doubt: 'The joint account is both announced as not yet online and part of the journey.',
    holds:
      'Each variant says which; where it is announced, choosing it offers an appointment. A joint file that exists is finished anyway.',
  },
  {
    decision: 'D-03',
    doubt: 'Offers carry a last day that has passed or will pass.',
    holds: 'The date is configuration. Past it, promotion, marker and footnote go together and the standard price stays.',
  },
  {
    decision: 'D-05',
    doubt: 'The resume page is said to be in production only, and outside production only.',
    holds: 'Outside production only.',
  },
  {
    decision: 'D-09',
    doubt: 'How far Back may go is not said.',
    holds: 'Never across an accepted document, a signature or the creation of the file.',
  },
  {
    decision: 'D-11',
    doubt: 'A co-holder without a card adds no card, or all cards with option none.',
    holds: 'One act: declined. No card is charged.',
  },
  {
    decision: 'D-14',
    doubt: '“Too far back” and “older than 23” have no number.',
    holds: '121 whole years or more; 24 or more. Born on 29 February: 1 March in other years.',
  },
  {
    decision: 'D-17',
    doubt: 'Which failed analyses let one continue is told for some reasons only.',
    holds: 'One table, a row a reason; an unknown reason is the default one.',
  },
  {
    decision: 'D-19',
    doubt: 'KO_04 is listed among the rejections and given its own way.',
    holds: 'Its own way; the other six reject. Other codes go to Main.',
  },
  {
    decision: 'D-24',
    doubt: 'The adviser’s numbers 10 to 15 are not named.',
    holds: 'Duplicate search to client file created; pages may send their own number.',
  },
  {
    decision: 'D-28',
    doubt: 'What a letter is, and what happens to spaces in a birthplace.',
    holds: 'Latin letters with any mark; the field turns inner spaces into hyphens.',
  },
  {
    decision: 'D-29',
    doubt: 'When two holders are the same person.',
    holds: 'Same names and birthdate, case, accents, hyphens and spaces aside.',
  },
  {
    decision: 'D-30',
    doubt: 'Whether twenty tries are twenty calls, and when the first one leaves.',
    holds: 'Twenty calls; the first at once, the next 2 seconds after an answer.',
  },
  {
    decision: 'D-34',
    doubt: 'Two orders are given for the steps of the file.',
    holds: 'The order of the task ids; within a task the pages’ order.',
  },
  {
    decision: 'D-35',
    doubt: 'Three calls are public, yet others have no token to carry.',
    holds: 'Calls that obtain a token or a module carry none.',
  },
  {
    decision: 'D-38',
    doubt: 'The video check “ends the subscription” before anything is signed.',
    holds: 'It ends once the last person’s check has passed and nothing is left to sign.',
  },
  { decision: 'D-43', doubt: 'Whose signature “passed” means in a joint file.', holds: 'That of the person who is connected.' },
  {
    decision: 'D-45',
    doubt: 'A prospect is not yet known as new client or resident.',
    holds: 'Taken as both until the cart or the address says otherwise.',
  },
];
