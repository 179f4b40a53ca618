import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { papersMessages } from '@messages/papers';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { Disclosure } from '@ui/kit/Disclosure';
import { Icon } from '@ui/kit/Icon';
import { Recap } from '@ui/kit/Recap';
import { useMessages } from '@ui/mvvm/messages';
import { Change } from './Change';
import { Comparison } from './Comparison';
import { proofPage } from './proofLines';
import { whoOf } from './SummaryParts';
import type { SummaryViewModel } from './SummaryViewModel';
import css from './SummaryScreen.module.css';
import { Told } from './Told';

interface Shown {
  readonly vm: SummaryViewModel;
}

const Result = ({ validated }: { readonly validated: boolean }): ReactElement => {
  const { proofs } = useMessages(summaryMessages);
  return (
    <span className={css.result}>
      <Icon name={validated ? 'success' : 'user'} size="small" />
      <span>{validated ? proofs.validated : proofs.reviewed}</span>
    </span>
  );
};

/** Proofs with their results, then the comparison with typed answers. XTR-22 */
export const ProofsRecap = observer(function ProofsRecap({ vm }: Shown): ReactElement | null {
  const copy = useMessages(summaryMessages);
  if (vm.proofs.length === 0) return null;
  const allValidated = vm.proofs.every(({ of, validated }) => validated || !vm.seesWhole(of));
  const rows = vm.proofs.map(({ of, category, paper, code, validated }) => {
    const who = whoOf(vm, of);
    const what = copy.proofs.what[category];
    const said = paper === 'WALLET' ? copy.proofs.wallet : paper === undefined ? code || copy.proofs.none : papersMessages[paper];
    const seen = vm.sees(of, 'proofs') === 'shown';
    return {
      label: who === undefined ? what : `${what}, ${copy.person[of].toLowerCase()}`,
      value: !seen ? (
        recapRowsMessages.given
      ) : allValidated ? (
        said
      ) : (
        <Told value={said} more={[<Result key={category} validated={validated} />]} />
      ),
      action: vm.mayCorrect(of) && (
        <Change
          what={copy.proofs.change[category]}
          who={who}
          onClick={() => vm.change(paper === 'WALLET' ? 'IdentityForm' : proofPage[category], of)}
        />
      ),
    };
  });
  return (
    <Disclosure summary={allValidated ? copy.proofs.validatedTitle : copy.proofs.title}>
      <Recap card="two" rows={rows} />
      <Comparison vm={vm} />
    </Disclosure>
  );
});
