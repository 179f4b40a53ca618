import type { Day } from '@domain/kernel/day';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { sampleIssuer, sealed } from '@sandbox/analysis/seal';

const MILLISECONDS_A_DAY = 86_400_000;

/** Days since the first of 2000, as four hexadecimal digits. */
const dayIn = (day: Day): string =>
  Math.round((Date.parse(day) - Date.parse('2000-01-01')) / MILLISECONDS_A_DAY)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0');

const GROUP = '\u001d';

/** Capitals without accents: the letters of a 2D-Doc. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9/ ,.'-]/g, ' ');

const ended = (id: string, text: string | undefined): string => (text === undefined ? '' : `${id}${plain(text)}${GROUP}`);
const fixed = (id: string, text: string | undefined): string => (text === undefined ? '' : `${id}${plain(text)}`);

const person = ({ lastName, firstName }: PrintedFacts): string => `M OU MME/${lastName}/${firstName}`;

/** The document's kind and data in a 2D-Doc. */
const dataOf = (facts: PrintedFacts): readonly [type: string, data: string] => {
  const home = fixed('24', facts.postalCode) + fixed('26', 'FR') + ended('22', facts.address) + ended('25', facts.city);
  if (facts.kind === 'TAX_NOTICE')
    return ['04', fixed('44', facts.taxReference) + ended('46', `${facts.lastName} ${facts.firstName}`) + home];
  if (facts.kind === 'PAYSLIP') return ['06', fixed('50', facts.siret) + ended('10', person(facts)) + ended('5C', facts.netIncome)];
  return ['00', home + ended('10', person(facts)) + ended('18', facts.number)];
};

/** The text of a real 2D-Doc (DC04) about a fictional document, sealed by the samples' issuer. XTR-58 */
export const twoDDocOf = (facts: PrintedFacts): string => {
  const [type, data] = dataOf(facts);
  const issued = dayIn(facts.issued);
  return sealed(`DC04${sampleIssuer.authority}${sampleIssuer.certificate}${issued}${issued}${type}01FR${data}`);
};
