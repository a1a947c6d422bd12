import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

/**
 * A Chromium to test with: `CHROMIUM_PATH`, an installed one, or on Linux x64 the one inside a package. Throws with the
 * command that installs one where there is none.
 */
async function findChromium(): Promise<{ path: string; flags: readonly string[] }> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file`);
    return { path: named, flags: [] };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { path: installed, flags: [] };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packed = (await import('@sparticuz/chromium')).default;
    return { path: await packed.executablePath(), flags: packed.args };
  }
  throw new Error('No Chromium was found: install Chrome or Chromium, or name one in CHROMIUM_PATH');
}

/** Starts a headless Chromium; close it after the tests. */
export async function launchChromium(): Promise<Browser> {
  const { path, flags } = await findChromium();
  return chromium.launch({ executablePath: path, args: [...new Set([...flags, ...FLAGS])] });
}
