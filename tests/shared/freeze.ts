// Freezes a value to its leaves, so that whoever writes to it fails.
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
