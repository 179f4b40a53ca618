// Prints what becomes of the answers to a page of the file: the body that leaves, the recap, the contract's example, the bank's desk.
import * as E from 'fp-ts/Either';
import { person, personWire } from '@contracts/support/person';
import { checkComplementary, complementaryDraft } from '@domain/holders/checkComplementary';
import { partToWire } from '@infrastructure/http/prospects/person';
import { SavedParts } from '@sandbox/api/savedParts';
import { personFacts } from '@sandbox/desk/personFacts';
import { FAKE } from '@sandbox/states/fake';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { personRows } from '@ui/screens/summary/personRows';

const checked = checkComplementary(complementaryDraft(person), { sectorAsked: true });
const body = E.isRight(checked) ? partToWire(checked.right) : checked.left;
const taken = SavedParts.decode(JSON.parse(JSON.stringify(body)));
const details = E.isRight(taken) ? taken.right : {};

console.log(
  JSON.stringify({
    body,
    recap: personRows(person, person).map(({ name, value }) => [recapRowsMessages.rows[name], value]),
    contract: personWire,
    desk: personFacts({ personId: '1', externalId: '2', person: FAKE.holder, details }),
  }),
);
