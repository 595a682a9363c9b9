// Styles that come within a script; the content security policy refuses a style element.
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * WebKit loses the `@media` of adopted styles when further ones come: a table stayed narrow on a screen that had been
 * turned. Adopted once more, they are asked again.
 */
function adoptAgain(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets];
}
if (navigator.vendor.startsWith('Apple')) addEventListener('resize', adoptAgain);
