// What every screen is held to: no finding of axe, in English in both themes, and in one other language.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A name that is missing in a language does not compile, so that one other of them shows what it does to a screen. */
export const GERMAN_TOO = ['en', 'de'] as const;
export const FRENCH_TOO = ['en', 'fr'] as const;
/** A phone on which everything is there at once. */
export const PHONE = { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } } as const;
/** What the theme has a part in; everything else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Everything in the theme the page has, then its colours in the other, in which it stays for the next screen. Colours
 * are the same in every language, so that they are looked at in one.
 */
export async function clean(page: Page, screen: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) !== 'en') {
    await expectNoFinding(new AxeBuilder({ page }).disableRules(RULES_OF_COLOUR), screen);
    return;
  }
  await expectNoFinding(new AxeBuilder({ page }), screen);
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const wasDark = await isDark();
  const other = wasDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(isDark).toBe(!wasDark);
  await expectNoFinding(new AxeBuilder({ page }).withRules(RULES_OF_COLOUR), `${screen}, ${other}`);
}

async function expectNoFinding(axe: AxeBuilder, screen: string): Promise<void> {
  // Else each look opens a page of its own to add up what was found in frames, of which there are none.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
}
