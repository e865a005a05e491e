import { type Instant, instant } from "../time/instant.ts";

const dayMs = 86_400_000;

/** When the last income is paid and the amount returns, for a subscription made at `from` (docs/assumptions.md, A-391). */
export const maturityOf = (from: number, lockDays: number): Instant => instant(from + lockDays * dayMs);
