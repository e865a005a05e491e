import { type Call, isCall } from "./call.ts";
import * as nouns from "./nouns.ts";

/**
 * Every call of the platform, in the order of the ids: for the mock platform, Pact and OpenAPI. Sorted, because bundlers
 * and Node list the members of a module in different orders.
 */
export const calls: readonly Call[] = Object.values(nouns)
	.flatMap((noun) => Object.values<unknown>(noun))
	.filter(isCall)
	.sort((one, other) => (one.id < other.id ? -1 : 1));
