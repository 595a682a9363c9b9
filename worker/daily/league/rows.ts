// The rows of a league: what anybody could see of a change raises its version, in the same step.
import { Rows } from '../../sql/rows.ts';

export class LeagueRows extends Rows {
  /** All of it or nothing. */
  change(work: () => void): void {
    this.together(() => {
      work();
      this.run('UPDATE league SET version = version + 1');
    });
  }
}
