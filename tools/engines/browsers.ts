import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ElementHandle, launch } from 'puppeteer-core';
import { Builder, WebElement } from 'selenium-webdriver';

/** Drives one browser; every engine has the same commands. */
export interface Driver {
  /** Name and version that the browser reports. */
  readonly name: string;
  go(url: string): Promise<void>;
  /** Runs a script in the page; the script calls its last argument with the result. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  press(element: unknown): Promise<void>;
  /** Replaces the field's text; for a file field, sets the path of the file. */
  type(element: unknown, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Waits until `ask` returns a value. */
export const until = async <A>(what: string, ask: () => Promise<A | undefined>, patienceMs = 60_000): Promise<A> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return undefined;
    });
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Not seen in time: ${what}`);
    await new Promise(done => setTimeout(done, 200));
  }
};

/** Maximum milliseconds of our scripts, axe included. */
const SCRIPT_MS = 120_000;
const found = (places: readonly string[]): string | undefined => places.find(existsSync);

/** With WebDriver BiDi, which Firefox supports itself. Undefined: Firefox is not installed. */
export const firefox = async (): Promise<Driver | undefined> => {
  const executablePath = found([process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']);
  if (executablePath === undefined) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    args: ['--width=500', '--height=900'],
    defaultViewport: null,
    protocolTimeout: SCRIPT_MS,
    env: { ...process.env, TZ: 'Europe/Paris' },
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'dom.disable_open_during_load': false },
  });
  const page = await browser.newPage();
  const isElement = (told: unknown): told is ElementHandle<HTMLInputElement> => told instanceof ElementHandle;
  const element = (told: unknown): ElementHandle<HTMLInputElement> => {
    if (isElement(told)) return told;
    throw new TypeError('No element');
  };
  return {
    name: await browser.version(),
    go: async url => {
      await page.goto(url);
    },
    run: async (script, ...args) => {
      const handle = await page.evaluateHandle(
        `new Promise(done => (function () { ${script} }).apply(null, [...${JSON.stringify(args)}, done]))`,
      );
      return handle.asElement() ?? handle.jsonValue();
    },
    press: told => element(told).click(),
    type: async (told, text) => {
      if (await element(told).evaluate(({ type }) => type === 'file')) return element(told).uploadFile(text);
      await element(told).evaluate(field => field.select());
      await element(told).type(text);
    },
    close: () => browser.close(),
  };
};

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** WebKitGTK, on a screen that nobody sees; undefined: it is not here, or its driver or the screen is not. */
export const webkit = async (port: number): Promise<Driver | undefined> => {
  const binary = found(['4.1', '4.0', '6.0'].map(version => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`));
  if (binary === undefined || !existsSync(DRIVER) || !existsSync(SCREEN)) return undefined;
  const display = `:${port % 1_000}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const server = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', TZ: 'Europe/Paris', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const at = `http://127.0.0.1:${port}`;
  await until('WebKit’s driver', async () => (await fetch(`${at}/status`)).ok || undefined);
  const browser = await new Builder()
    .usingServer(at)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      timeouts: { script: SCRIPT_MS },
    })
    .build();
  await browser.manage().window().setRect({ width: 500, height: 900 });
  const capabilities = await browser.getCapabilities();
  const element = (told: unknown): WebElement => {
    if (told instanceof WebElement) return told;
    throw new TypeError('No element');
  };
  return {
    name: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()} (WebKitGTK)`,
    go: url => browser.get(url),
    run: (script, ...args) => browser.executeAsyncScript(script, ...args),
    press: told => element(told).click(),
    type: async (told, text) => {
      if ((await element(told).getAttribute('type')) !== 'file') await element(told).clear();
      await element(told).sendKeys(text);
    },
    close: async () => {
      await browser.quit().catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
};
