// The distractors of a card: stars and sometimes a comet in whatever room the planets leave.
import { apart, cardSize, type Spot } from './spot.ts';

export interface Star {
  x: number;
  y: number;
  size: number;
}
export interface Comet {
  x: number;
  y: number;
  /** The tail's end, from the head. */
  dx: number;
  dy: number;
}
export interface Scatter {
  /** Plain dots. */
  dots: Star[];
  /** Four-pointed stars. */
  sparkles: Star[];
  comet: Comet | null;
}

interface Around {
  spots: readonly Spot[];
  roll: () => number;
  few: boolean;
}

export function scatter(around: Around): Scatter {
  const { spots, roll, few } = around;
  const anywhere = () => 5 + roll() * (cardSize - 10);
  const free = (x: number, y: number, room: number) =>
    spots.every((spot) => apart(spot, { x, y }) > spot.r + room);

  const findComet = (): Comet | null => {
    if (few || roll() < 0.55) return null;
    for (let attempt = 0; attempt < 60; attempt++) {
      const [x, y, across, down] = [anywhere(), anywhere(), roll() - 0.5, roll() - 0.5];
      const long = (13 + roll() * 6) / (Math.sqrt(across * across + down * down) || 1);
      const [dx, dy] = [across * long, down * long];
      const [endX, endY] = [x + dx, y + dy];
      if (Math.min(endX, endY, x, y) < 7 || Math.max(endX, endY, x, y) > cardSize - 7) continue;
      if ([0, 0.33, 0.66, 1].every((part) => free(x + dx * part, y + dy * part, 3.5 - part)))
        return { x, y, dx, dy };
    }
    return null;
  };

  const comet = findComet();
  const taken: Star[] = [];
  const grow = (count: number, least: number, most: number) => {
    const stars: Star[] = [];
    for (let attempt = 0; stars.length < count && attempt < 80; attempt++) {
      const star = { x: anywhere(), y: anywhere(), size: least + roll() * (most - least) };
      const clearOfComet =
        !comet ||
        [0, 0.5, 1].every((p) => apart(star, { x: comet.x + comet.dx * p, y: comet.y + comet.dy * p }) > 7);
      if (!clearOfComet || !free(star.x, star.y, star.size + 1)) continue;
      if (taken.some((other) => apart(other, star) < 7)) continue;
      stars.push(star);
      taken.push(star);
    }
    return stars;
  };
  const sparkles = grow(few ? 1 : 2 + Math.floor(roll() * 2), 2.4, 4);
  const dots = grow(few ? 4 : 8 + Math.floor(roll() * 4), 0.5, 0.95);
  return { dots, sparkles, comet };
}
