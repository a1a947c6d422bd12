import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type Found = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
};
type WithAxe = { readonly axe: { run(context: unknown, options: unknown): Promise<Found> } };

/** What axe finds on a page against WCAG 2 A and AA: names, roles, contrast. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: SOURCE });
  return page.evaluate(async () => {
    const { axe } = window as unknown as WithAxe;
    // Words on the backdrop are carried by a dark line round them, which axe does not see.
    const found = await axe.run({ exclude: ['.outlined'] }, { runOnly: ['wcag2a', 'wcag2aa'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    );
  });
}
