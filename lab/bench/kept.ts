import type { CDPSession } from '@playwright/test';
import { kB, type Measured } from './ratios';

/** What a page keeps, garbage collected. */
export interface Kept {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export const keptIn = async (session: CDPSession): Promise<Kept> => {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
};

/** What is kept must not grow. */
export const grown = (what: string, from: Kept, to: Kept): Measured => {
  const percent = (to.heap / from.heap - 1) * 100;
  const heap = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} % (${kB(from.heap)} → ${kB(to.heap)})`;
  return [`heap ${what}`, '± 1 %', `${heap}, nodes ${from.nodes} → ${to.nodes}, listeners ${from.listeners} → ${to.listeners}`];
};
