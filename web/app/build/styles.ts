// Lets each style come within the script that draws with it: half the files, and nothing is ever drawn without its style.
import type { Plugin } from 'vite';

const ADOPTED = /^\0adopted:(.*)\.js$/;

export const styles: Plugin = {
  name: 'starboard-styles',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    // What the start looks like has to be there before any script.
    if (!source.endsWith('.css') || !importer || !/\.tsx?$/.test(importer) || importer.includes('/web/app/'))
      return null;
    const style = await this.resolve(source, importer, { skipSelf: true });
    return style && `\0adopted:${style.id}.js`;
  },
  load(id) {
    const [, style] = ADOPTED.exec(id) ?? [];
    if (!style) return null;
    const code = `import { adopt } from '#web/device/adopt.ts';\nimport css from '${style}?inline';\nadopt(css);`;
    return { code, moduleSideEffects: true };
  },
};
