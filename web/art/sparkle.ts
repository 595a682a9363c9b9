// A sparkle by itself: the logo needs no other shape.

const short = (value: number) => Math.round(value * 100) / 100;

/** A four-pointed sparkle with hollow sides. */
export function sparkle(x: number, y: number, size: number) {
  const [far, near] = [short(size), short(size * 0.16)];
  return (
    `M${short(x)} ${short(y - size)}l${near} ${short(far - near)}l${short(far - near)} ${near}` +
    `l${short(near - far)} ${near}l${-near} ${short(far - near)}l${-near} ${short(near - far)}` +
    `l${short(near - far)} ${-near}l${short(far - near)} ${-near}Z`
  );
}
