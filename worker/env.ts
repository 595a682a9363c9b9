// What the Worker is given by wrangler.toml.
export interface Env {
  ASSETS: Fetcher;
}
