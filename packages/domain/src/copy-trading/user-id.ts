import type { Brand } from "effect";

/** The platform's id of a person (`Customer.id`), not of a card or a row. */
export type UserId = number & Brand.Brand<"UserId">;
export const userId = (id: number): UserId => id as UserId;
