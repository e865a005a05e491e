import type { Brand } from "effect";

/**
 * Milliseconds since 1970-01-01 UTC. The domain never reads the time: it comes with an event or from a clock port.
 */
export type Instant = number & Brand.Brand<"Instant">;

export const instant = (milliseconds: number): Instant => milliseconds as Instant;
