// For addresses that lead nowhere.
import { words } from '../words/words.ts';
import { PageHead } from './controls.tsx';

export default function NotFound() {
  return (
    <main class="page">
      <PageHead title={words().trouble.notFoundTitle} back={words().home.back} />
      <p>{words().trouble.notFound}</p>
      <div class="row">
        <a class="button" href="/">
          {words().home.back}
        </a>
      </div>
    </main>
  );
}
