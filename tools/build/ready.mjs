// The end of a start: how long it took, and the browser that `--open` asks for.
import { spawn } from 'node:child_process';

export const readyIn = began => console.log(`  ready in ${((Date.now() - began) / 1000).toFixed(1)} s`);

const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] };

export const openInBrowser = address => {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => console.log(`No browser could be opened: ${address}`));
  child.unref();
};
