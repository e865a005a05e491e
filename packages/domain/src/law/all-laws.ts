import { contractLaws } from "../contract/contract.laws.ts";
import type { Law } from "./law.ts";

/** All laws in the order of the rule book. */
export const laws: readonly Law[] = [...contractLaws];
