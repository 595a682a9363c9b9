// What the link of a room holds: the room, and the code with which a seat moves to another device.

export const ROOM_ID_FORM = /^[a-km-z2-9]{10}$/;
export const PASS_FORM = /^[A-HJ-NP-Z2-9]{6}$/;
