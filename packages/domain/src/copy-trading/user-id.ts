import type { Brand } from "effect";

/** Tells a person by the id that the platform knows them by (`Customer.id`), not by a card or a row of theirs. */
export type UserId = number & Brand.Brand<"UserId">;
export const userId = (id: number): UserId => id as UserId;
