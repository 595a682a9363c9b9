// How the game of a place looks, for a picture: its colour by night, its sign and its scene, read from where they stand.

export interface Look {
  colour: string;
  sign: CanvasImageSource | null;
  scene: CanvasImageSource | null;
}

const SIGN = 96;
const SIZE = { wide: 960, high: 360 };

export async function lookOf(place: Element): Promise<Look> {
  const style = getComputedStyle(place);
  const address = /url\((["'])(.*)\1\)/.exec(style.getPropertyValue('--game-sign'))?.[2];
  const scene = place.querySelector<SVGSVGElement>('.scene-frame svg');
  const [drawnSign, drawnScene] = await Promise.all([
    address ? pictureAt(sized(address.replaceAll('\\', ''))) : null,
    scene && pictureAt(`data:image/svg+xml,${encodeURIComponent(markupOf(scene))}`),
  ]);
  return { colour: colourByNight(place), sign: drawnSign, scene: drawnScene };
}

/** The second of the two that are written: what is computed is only that of the scheme which the page has now. */
function colourByNight(place: Element): string {
  const { game = '' } = place.closest<HTMLElement>('[data-game]')?.dataset ?? {};
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [
    ...cssRules,
  ]);
  const written = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.includes(`"${game}"`)
      ? rule.style.getPropertyValue('--game-colour')
      : '',
  );
  return (
    written
      .join()
      .match(/#\w{6}/g)
      ?.at(-1) ?? '#ffc457'
  );
}

// Without a size of its own, Firefox draws nothing of either.
const sized = (sign: string) => sign.replace('<svg ', `<svg width='${SIGN}' height='${SIGN}' `);

function markupOf(scene: SVGSVGElement): string {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', `${SIZE.wide}`);
  copy.setAttribute('height', `${SIZE.high}`);
  return new XMLSerializer().serializeToString(copy);
}

/** Null where it cannot be read: the picture goes without. */
async function pictureAt(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}
