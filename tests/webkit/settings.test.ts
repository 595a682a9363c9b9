// Language and theme in WebKit: changed in the settings, kept for the next visit.

import { STATES } from './network.ts';
import { expect, test } from './visitor.ts';
import { arrive } from './visits.ts';

for (const state of STATES) {
  test(`language and theme change at once and stay, network ${state}`, async ({ network, browser }) => {
    await arrive(browser, network, state);
    await browser.goto('/settings');
    await browser.press({ css: '.choice', name: 'Français' });
    await browser.see({ css: 'h1', name: 'Réglages' });
    await browser.press({ css: '.choice', name: 'Jour' });
    await browser.see({ css: 'html[lang=fr][data-theme=light]' });
    const light = await browser.run(textColour);

    await browser.goto('/');
    await browser.see({ css: 'button', name: 'Jouer' });
    expect(await browser.run(textColour)).toBe(light);
    await browser.goto('/settings');
    await browser.press({ css: '.choice', name: 'Nuit' });
    await browser.see({ css: 'html[lang=fr][data-theme=dark]' });
    expect(await browser.run(textColour)).not.toBe(light);
  });
}

/** Runs in the page. */
const textColour = () => getComputedStyle(document.body).color;
