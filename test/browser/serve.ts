import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built game is served, with a slash at the end. */
    address: string;
  }
}

/**
 * Builds the game once and serves what was built, as a visitor gets it. Other origins may read it, as a sandboxed frame
 * is one.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await build({ logLevel: 'warn' });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1', cors: true }, logLevel: 'silent' });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('vite preview gave no address');
  project.provide('address', address);
  return () => server.close();
}
