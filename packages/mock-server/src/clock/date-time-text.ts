/** `YYYY-MM-DD HH:mm:ss`, GMT. */
export const dateTimeText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace("T", " ");
