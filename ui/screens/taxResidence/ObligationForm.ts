import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FindFiscalFormat } from '@application/referentials/FindFiscalFormat';
import type { Clock } from '@application/ports/Clock';
import { checkObligation, obligationFields, writtenTaxId, type ObligationIssue } from '@domain/holders/checkTax';
import type { Issues } from '@domain/holders/issues';
import type { TaxObligation } from '@domain/holders/prospect';
import { delays } from '@domain/journey/delays';
import { taxResidenceCopy as copy } from '@ui/copy/fr/taxResidence';
import { Asked } from '@ui/journey/Asked';
import type { FileJourney } from '@ui/journey/FileJourney';
import { settle } from '@ui/mvvm/settle';

const blank: TaxObligation = { country: '', taxId: '' };

/** The popin of one tax obligation: a country, and a tax id in that country's form. PER-08 */
export class ObligationForm {
  open = false;
  /** Which of the obligations is changed; undefined: a new one. */
  index: number | undefined = undefined;
  draft: TaxObligation = blank;
  issues: Issues<TaxObligation, ObligationIssue> = {};
  busy = false;
  /** How often it was sent with something wrong. */
  attempt = 0;
  readonly format: Asked<string | undefined>;
  private turn = 0;

  constructor(
    private readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly findFiscalFormat: FindFiscalFormat,
    private readonly onSaved: (obligation: TaxObligation, index: number | undefined) => void,
  ) {
    this.format = new Asked(journey);
    makeAutoObservable<this, 'turn' | 'journey' | 'clock' | 'findFiscalFormat' | 'onSaved'>(
      this,
      {
        draft: observableRef,
        issues: observableRef,
        format: false,
        turn: false,
        journey: false,
        clock: false,
        findFiscalFormat: false,
        onSaved: false,
      },
      { autoBind: true },
    );
  }

  /** The first field in error. */
  get erring(): keyof TaxObligation | undefined {
    return obligationFields.find(field => this.issues[field] !== undefined);
  }

  message(field: keyof TaxObligation): string | undefined {
    const issue = this.issues[field];
    return issue && copy.obligationMessage(issue, field);
  }

  show(obligation: TaxObligation = blank, index?: number): void {
    Object.assign(this, { open: true, draft: obligation, index, issues: {}, busy: false });
    this.askFormat();
  }

  close(): void {
    this.open = false;
  }

  changeCountry(country: string): void {
    this.draft = { ...this.draft, country };
    this.issues = {};
    this.askFormat();
  }

  typeTaxId(taxId: string): void {
    this.draft = { ...this.draft, taxId };
    if (this.issues.taxId) void this.checkLater();
  }

  leaveTaxId(): void {
    this.draft = { ...this.draft, taxId: writtenTaxId(this.draft.taxId) };
  }

  /** The format decides: where it did not come, it is asked for once more first. */
  async submit(): Promise<void> {
    if (this.busy) return;
    if (this.draft.country === '' || this.format.state.kind === 'ready') return this.check();
    this.busy = true;
    await settle(this.findFiscalFormat.run(this.draft.country), this.missed, this.came);
  }

  private missed(): void {
    this.busy = false;
    this.format.again();
  }

  private came(format: string | undefined): void {
    this.busy = false;
    this.checkWith(format);
  }

  private check(): void {
    this.checkWith(this.format.value);
  }

  private checkWith(format: string | undefined): void {
    const checked = checkObligation(this.draft, format);
    if (E.isLeft(checked)) {
      this.issues = checked.left;
      this.attempt += 1;
      return;
    }
    this.open = false;
    this.onSaved(checked.right, this.index);
  }

  private askFormat(): void {
    const { country } = this.draft;
    if (country === '') this.format.forget();
    else void this.format.ask(this.findFiscalFormat.run(country));
  }

  private async checkLater(): Promise<void> {
    const turn = ++this.turn;
    await this.clock.sleep(delays.inputCheckMs)();
    if (turn === this.turn && this.open) this.recheck();
  }

  private recheck(): void {
    const checked = checkObligation(this.draft, this.format.value);
    this.issues = E.isLeft(checked) ? checked.left : {};
  }
}
