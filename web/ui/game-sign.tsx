// The sign of the game that this place belongs to, by its `data-game`.
import './game-sign.css';

export function GameSign() {
  return <span class="game-sign" />;
}
