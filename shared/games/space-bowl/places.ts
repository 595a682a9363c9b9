// Who is where: most points; then most cards in stock; then shared.

export function placesOf(scores: readonly number[], stock: readonly number[]): number[] {
  const beats = (one: number, other: number) =>
    scores[one]! === scores[other]! ? stock[one]! > stock[other]! : scores[one]! > scores[other]!;
  return scores.map((_, seat) => 1 + scores.filter((_, other) => beats(other, seat)).length);
}
