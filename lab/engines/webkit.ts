import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { idOf, SCRIPT_MS, sessionIn, until, type Driver } from './driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const browsers = ['4.1', '4.0', '6.0'].map(version => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);
const Answer = t.type({ value: t.unknown });

const say = async (base: string, method: 'POST' | 'DELETE' | 'GET', place: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${base}${place}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const read = Answer.decode(await answer.json());
  const value = isRight(read) ? read.right.value : undefined;
  if (!answer.ok) throw new Error(`${place}: ${JSON.stringify(value).slice(0, 400)}`);
  return value;
};

/** WebKitGTK, on a screen that nobody sees; undefined: it is not here, or its driver or the screen is not. */
export const webkit = async (port: number): Promise<Driver | undefined> => {
  const binary = browsers.find(place => existsSync(place));
  if (binary === undefined || !existsSync(DRIVER) || !existsSync(SCREEN)) return undefined;
  const display = `:${port % 1_000}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', TZ: 'Europe/Paris', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  await until('WebKit’s driver', () => say(base, 'GET', '/status'));
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] }, timeouts: { script: SCRIPT_MS } };
  const { sessionId, capabilities } = sessionIn(await say(base, 'POST', '/session', { capabilities: { alwaysMatch } }));
  const at = `${base}/session/${sessionId}`;
  await say(at, 'POST', '/window/rect', { width: 500, height: 900 });
  return {
    name: `${capabilities.browserName} (WebKitGTK)`,
    version: capabilities.browserVersion,
    go: async url => {
      await say(at, 'POST', '/url', { url });
    },
    run: (script, ...args) => say(at, 'POST', '/execute/async', { script, args }),
    press: async element => {
      await say(at, 'POST', `/element/${idOf(element)}/click`, {});
    },
    type: async (element, text) => {
      await say(at, 'POST', `/element/${idOf(element)}/value`, { text });
    },
    clear: async element => {
      await say(at, 'POST', `/element/${idOf(element)}/clear`, {});
    },
    close: async () => {
      await say(base, 'DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
};
