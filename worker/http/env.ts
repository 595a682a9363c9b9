// What every request needs of what wrangler.toml gives to the Worker; each room names what it needs besides.

export interface HttpEnv {
  ASSETS: Fetcher;
  REQUESTS: RateLimit;
  RUNS: RateLimit;
  RARE: RateLimit;
}
