// Finds a port that nothing listens on.
import { createServer } from 'node:net';

/** The wanted port, or the next free one; 0 asks for any.
 * @param {number} wanted
 * @returns {Promise<number>} */
export async function freePort(wanted) {
  for (let port = wanted; ; port++) {
    const found = await tryPort(port);
    if (found !== null) return found;
  }
}

/** @param {number} port
 * @returns {Promise<number | null>} */
function tryPort(port) {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Waits until an address answers.
 * @param {string} address
 * @param {number} [limit] milliseconds */
export async function answering(address, limit = 60_000) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    try {
      if ((await fetch(address)).ok) return true;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
