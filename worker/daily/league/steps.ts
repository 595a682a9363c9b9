// The tables of a league, and how older ones become those of today.
export const STEPS = [
  `
  CREATE TABLE league (id TEXT NOT NULL, name TEXT NOT NULL, settled INTEGER NOT NULL);
  CREATE TABLE members (
    joined INTEGER PRIMARY KEY, player TEXT NOT NULL UNIQUE, name TEXT NOT NULL, since INTEGER NOT NULL,
    days INTEGER NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0, time INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE results (
    player TEXT NOT NULL, number INTEGER NOT NULL,
    score INTEGER NOT NULL, time INTEGER NOT NULL, timing TEXT NOT NULL,
    PRIMARY KEY (player, number)
  ) WITHOUT ROWID;
`,
  // Of whoever made it; unknown of older ones.
  'ALTER TABLE league ADD COLUMN language TEXT',
  // Members have a number that never comes again, and may have several secrets; results are theirs, open days included.
  `
  CREATE TABLE secrets (
    player TEXT PRIMARY KEY, member INTEGER NOT NULL, since INTEGER NOT NULL, fresh INTEGER NOT NULL
  ) WITHOUT ROWID;
  INSERT INTO secrets SELECT player, joined, since, 0 FROM members;
  CREATE INDEX by_member ON secrets (member);
  CREATE TABLE people (
    member INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,
    days INTEGER NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0, time INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO people SELECT joined, name, days, score, time FROM members;
  CREATE TABLE kept (
    member INTEGER NOT NULL, number INTEGER NOT NULL,
    score INTEGER NOT NULL, time INTEGER NOT NULL, timing TEXT NOT NULL,
    at INTEGER NOT NULL, marks TEXT NOT NULL, spans TEXT NOT NULL,
    PRIMARY KEY (member, number)
  ) WITHOUT ROWID;
  INSERT INTO kept
    SELECT joined, number, results.score, results.time, replace(timing, 'verified', 'serverTimed'), 0, '', ''
    FROM results JOIN members USING (player);
  DROP TABLE results;
  DROP TABLE members;
  ALTER TABLE people RENAME TO members;
  ALTER TABLE kept RENAME TO results;
  ALTER TABLE league ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE league ADD COLUMN maker INTEGER;
  ALTER TABLE league ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE league ADD COLUMN invite TEXT;
  UPDATE league SET maker = (SELECT min(member) FROM members);
  CREATE TABLE removed (player TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE arrivals (household TEXT PRIMARY KEY, many INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
`,
];
