// Under which name the browser wakes the app, and where its reminder leads.

export const NUDGE = 'streak';
export const NUDGE_ADDRESS = '/daily';
