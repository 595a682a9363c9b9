// `npm run bench`: runs every measurement of this folder in order and prints its table.
import { readdirSync } from 'node:fs';

export interface Measurement {
  title: string;
  /** One object per line of the table. */
  rows: Record<string, string | number>[];
  /** What went over its limit, in words; empty when all is well. */
  over: string[];
}

const own = ['run.ts', 'browser.ts'];
const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !own.includes(file))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')))
  .sort();

const over: string[] = [];
for (const file of files) {
  const measure: () => Promise<Measurement> = (await import(`./${file}`)).default;
  const measurement = await measure();
  console.log(`\n${measurement.title}`);
  console.table(measurement.rows);
  over.push(...measurement.over);
}

for (const words of over) console.error(`Over its limit: ${words}`);
process.exitCode = over.length > 0 ? 1 : 0;
