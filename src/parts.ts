import type { Container, ContainerModule } from 'inversify';
import type { Part, Parts } from '@ui/journey/Parts';
import { yieldToMain } from './yieldToMain';

type Read = () => Promise<ContainerModule>;

/** Documents, forms, recap. */
const filePart: readonly Read[] = [
  () => import(/* webpackChunkName: "file-part" */ './wiring/proofs').then(({ proofs }) => proofs),
  () => import(/* webpackChunkName: "file-part" */ './wiring/personal').then(({ personal }) => personal),
  () => import(/* webpackChunkName: "file-part" */ './wiring/adviser').then(({ adviser }) => adviser),
];

/** The video check, the offer's documents, the signature, the opened account. */
const endPart: readonly Read[] = [() => import(/* webpackChunkName: "end-part" */ './wiring/ending').then(({ ending }) => ending)];

/** An identity from a wallet: the calls, the browser's own way, the page's view-model. XTR-38 */
const walletPart: readonly Read[] = [() => import(/* webpackChunkName: "wallet" */ './wiring/wallet').then(({ wallet }) => wallet)];

/** The wiring of each part, in separate chunks; the offer's is in the application's chunk. */
const partsOf: Readonly<Record<Part, readonly (readonly Read[])[]>> = {
  offer: [],
  file: [filePart],
  wallet: [filePart, walletPart],
  signature: [filePart, endPart],
};

/** Loads a part's chunk with its first module, and evaluates each module in a separate task, so that none blocks input. */
const read = async (part: readonly Read[]): Promise<readonly ContainerModule[]> => {
  const modules: ContainerModule[] = [];
  for (const next of part) {
    await yieldToMain();
    modules.push(await next());
  }
  return modules;
};

/** The parts of one visit: chunks that an earlier visit loaded are ready, and each visit makes its own services from them. */
export class VisitParts implements Parts {
  private readonly bound = new Set<ContainerModule>();
  private readonly under = new Map<Part, Promise<void>>();
  private readonly there = new Set<Part>(['offer']);

  constructor(private readonly container: Container) {}

  loaded(part: Part): boolean {
    return this.there.has(part);
  }

  load(part: Part): Promise<void> {
    const before = this.under.get(part);
    if (before) return before;
    const loading = this.fetch(part);
    this.under.set(part, loading);
    loading.catch(() => this.under.delete(part));
    return loading;
  }

  private async fetch(part: Part): Promise<void> {
    const parts = await Promise.all(partsOf[part].map(read));
    for (const module of parts.flat()) {
      if (this.bound.has(module)) continue;
      this.bound.add(module);
      this.container.load(module);
    }
    this.there.add(part);
  }
}
