import type { ErrorReporter } from '@application/observation/ports';
import type { Settings } from '@application/Settings';
import type { SelectedContract } from '@domain/offer/contracts';
import type { Participant } from '@domain/kernel/words';
import { contractDocumentTypes, type ContractDocumentType } from '@domain/signature/contractDocuments';
import { contractDocumentsExpected } from '@domain/signature/expectedDocuments';
import type { OfferDocument } from './ports';

const WHERE = 'contractDocuments.expected';

const isKnown = (type: string): boolean => contractDocumentTypes.some(known => known === type);

/** Compares the bank's documents with those that the law calls for, and reports the difference once. SGN-01, D-124 */
export class ExpectedDocuments {
  private readonly reported = new Set<string>();

  constructor(
    private readonly settings: Pick<Settings, 'contractDocuments'>,
    private readonly reporter: ErrorReporter,
  ) {}

  /** What the list lacks, for the signature to wait for; empty where the bank does not say what its documents are. */
  lacking(
    documents: readonly Pick<OfferDocument, 'type'>[],
    selection: readonly SelectedContract[],
    participant: Participant,
  ): readonly ContractDocumentType[] {
    const types = documents.flatMap(({ type }) => type ?? []);
    if (types.length === 0) {
      this.report(['documentType']);
      return [];
    }
    const lacking = contractDocumentsExpected
      .decide({ selection, participant, shares: true }) // they go with the account
      .filter(expected => !types.includes(expected));
    this.report([...lacking, ...(types.every(isKnown) ? [] : ['documentType'])]);
    return this.settings.contractDocuments.incomplete === 'stop' ? lacking : [];
  }

  private report(detail: readonly string[]): void {
    const news = detail.filter(each => !this.reported.has(each));
    for (const each of news) this.reported.add(each);
    if (news.length > 0) this.reporter.report({ kind: 'rule', where: WHERE, detail: news });
  }
}
