// Starts the built bank with the settings of the container's environment; arguments go to the sandbox as they are.
import { spawn } from 'node:child_process';
import { certificate, data, host, key, port } from './settings.mjs';

// The container's own ports are not the machine's: the bank listens on all of them under one name, and the engine publishes the configured
// ones.
const secure = certificate === undefined ? [] : ['--certificate', certificate, ...(key === undefined ? [] : ['--key', key])];
const args = ['--data', data, '--port', port, '--host', host, ...secure, ...process.argv.slice(2)];
const bank = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts', ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bank.kill(signal));
bank.on('exit', code => process.exit(code ?? 1));
