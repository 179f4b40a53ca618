import type { MessagesOf } from '@ui/copy/byReader';
import type { summaryMessages } from '@messages/summary';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import type { SummaryViewModel } from './SummaryViewModel';

/** The questions to answer before the file is accepted or handed over, each with the way to its page. D-118 */
export const owedIn = (vm: SummaryViewModel, copy: MessagesOf<typeof summaryMessages>): readonly FieldMessage[] =>
  vm.owing.map(who => ({
    name: `usPerson-${who}`,
    message: copy.usOwed[vm.people.length > 1 ? who : 'individual'],
    go: () => vm.change('TaxResidenceForm', who),
  }));
