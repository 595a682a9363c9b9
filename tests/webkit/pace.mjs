// Put into the page by the proxy, where a match shall take seconds: timers and clock of the page run faster.
/** The proxy writes the number in its place. */
const pace = Number('PACE');

const wait = globalThis.setTimeout;
const repeat = globalThis.setInterval;
const draw = globalThis.requestAnimationFrame;
const now = performance.now.bind(performance);

Object.assign(globalThis, {
  setTimeout: (/** @type {TimerHandler} */ work, delay = 0, /** @type {unknown[]} */ ...given) =>
    wait(work, delay / pace, ...given),
  setInterval: (/** @type {TimerHandler} */ work, delay = 0, /** @type {unknown[]} */ ...given) =>
    repeat(work, delay / pace, ...given),
  requestAnimationFrame: (/** @type {FrameRequestCallback} */ work) => draw((time) => work(time * pace)),
});
performance.now = () => now() * pace;
