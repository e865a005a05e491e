import { contractProperties } from "../contract/contract.properties.ts";
import type { Property } from "../property/property.ts";

/** All properties in the order of the rule book. */
export const properties: readonly Property[] = [...contractProperties];
