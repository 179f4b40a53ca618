import { ContainerModule } from 'inversify';
import { Agencies } from '@application/ports/Agencies';
import { Documents } from '@application/ports/Documents';
import { Proofs } from '@application/ports/Proofs';
import { Prospects } from '@application/ports/Prospects';
import { Referentials } from '@application/ports/Referentials';
import { Settings } from '@application/ports/Settings';
import { Workflow } from '@application/ports/Workflow';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { BankApi } from '@infrastructure/http/BankApi';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';
import { make } from './make';

/** The bank, as the file part speaks to it. */
export const bankFile = new ContainerModule(({ bind }) => {
  bind(Agencies).toResolvedValue(make(HttpAgencies), [BankApi]);
  bind(Documents).toResolvedValue((api, settings) => new HttpDocuments(api, settings.api.uploadTimeoutMs), [BankApi, Settings]);
  bind(Proofs).toResolvedValue(make(HttpProofs), [BankApi]);
  bind(Prospects).toResolvedValue(make(HttpProspects), [BankApi]);
  bind(Referentials).toResolvedValue(make(HttpReferentials), [BankApi]);
  bind(Workflow).toResolvedValue(make(HttpWorkflow), [BankApi]);
});
