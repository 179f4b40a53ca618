import type { CDPSession } from '@playwright/test';

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
