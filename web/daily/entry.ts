// What other pages may show of the daily.
export { DailyTile } from './tile/tile.tsx';
