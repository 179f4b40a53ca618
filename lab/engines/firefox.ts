import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { idOf, SCRIPT_MS, sessionIn, until, type Driver } from './driver';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];
const Answer = t.tuple([t.literal(1), t.number, t.unknown, t.unknown]);
const Held = t.type({ value: t.unknown });

/** Firefox's own Marionette: WebDriver's commands over a socket, each as its length and a list. */
class Marionette {
  private received = Buffer.alloc(0);
  private asked = 0;
  private readonly waiting = new Map<number, (answer: { readonly error: unknown; readonly result: unknown }) => void>();

  constructor(private readonly socket: net.Socket) {
    socket.on('data', part => {
      this.received = Buffer.concat([this.received, part]);
      this.read();
    });
  }

  async say(name: string, parameters: object = {}): Promise<unknown> {
    this.asked += 1;
    const message = JSON.stringify([0, this.asked, name, parameters]);
    const { error, result } = await new Promise<{ readonly error: unknown; readonly result: unknown }>(done => {
      this.waiting.set(this.asked, done);
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error !== null && error !== undefined) throw new Error(`${name}: ${JSON.stringify(error).slice(0, 400)}`);
    return result;
  }

  private read(): void {
    for (;;) {
      const colon = this.received.indexOf(':');
      const length = Number(this.received.subarray(0, colon).toString());
      if (colon < 0 || this.received.length < colon + 1 + length) return;
      const told: unknown = JSON.parse(this.received.subarray(colon + 1, colon + 1 + length).toString());
      this.received = this.received.subarray(colon + 1 + length);
      const answer = Answer.decode(told); // the greeting is none
      if (isRight(answer)) this.waiting.get(answer.right[1])?.({ error: answer.right[2], result: answer.right[3] });
    }
  }
}

const connected = (port: number): Promise<net.Socket> =>
  until('Firefox’s socket', () => {
    const socket = net.connect(port, '127.0.0.1');
    return new Promise<net.Socket | undefined>(done => {
      socket.once('connect', () => {
        done(socket);
      });
      socket.once('error', () => {
        done(undefined);
      });
    });
  });

/** undefined: there is no Firefox here. */
export const firefox = async (port: number): Promise<Driver | undefined> => {
  const binary = [process.env['FIREFOX_PATH'] ?? '', ...places].find(place => place !== '' && existsSync(place));
  if (binary === undefined) return undefined;
  const profile = mkdtempSync(path.join(os.tmpdir(), 'omc-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("dom.disable_open_during_load", false);\nuser_pref("intl.accept_languages", "fr-FR");\n`,
  );
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width=500', '--height=900'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, TZ: 'Europe/Paris' },
  });
  const browser = new Marionette(await connected(port));
  const { capabilities } = sessionIn(
    await browser.say('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS } } } }),
  );
  return {
    name: capabilities.browserName,
    version: capabilities.browserVersion,
    go: async url => {
      await browser.say('WebDriver:Navigate', { url });
    },
    run: async (script, ...args) => {
      const answer = Held.decode(await browser.say('WebDriver:ExecuteAsyncScript', { script, args, scriptTimeout: SCRIPT_MS }));
      return isRight(answer) ? answer.right.value : undefined;
    },
    press: async element => {
      await browser.say('WebDriver:ElementClick', { id: idOf(element) });
    },
    type: async (element, text) => {
      await browser.say('WebDriver:ElementSendKeys', { id: idOf(element), text });
    },
    clear: async element => {
      await browser.say('WebDriver:ElementClear', { id: idOf(element) });
    },
    close: async () => {
      const gone = new Promise(done => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
