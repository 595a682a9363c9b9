// An id that no server has given to anything, though it looks like one: the check at its end is wrong.

export const invented = (id: string) => id.slice(0, -1) + (id.endsWith('a') ? 'b' : 'a');
