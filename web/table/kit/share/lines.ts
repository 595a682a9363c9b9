// Text that is broken into lines of at most some width; what is too long ends in dots.

type Width = (text: string) => number;

export function shortened(text: string, wide: number, width: Width): string {
  if (width(text) <= wide) return text;
  const signs = [...text];
  while (signs.length > 0 && width(`${signs.join('')}…`) > wide) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** At most so many; a line is broken only where there is a space that may be. */
export function linesOf(
  text: string,
  { wide, most }: { wide: number; most: number },
  width: Width,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && (width(longer) <= wide || lines.length === most))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shortened(line, wide, width));
}
