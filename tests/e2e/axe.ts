// What every screen is held to: no finding of axe, in both themes and all three languages.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export const THEMES = ['dark', 'light'] as const;

export async function clean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
}
