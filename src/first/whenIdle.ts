/** Once the browser has nothing better to do. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
};
