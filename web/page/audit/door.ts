/** The way to the room of the level audit: the first screens have the name of this chunk only, not of all that the room is made of. */
export const room = async () => (await import('./panels/AuditRoom')).AuditRoom;
