/**
 * Why the free money of an account changes. A `reservation` is no money in or out: the money of an order is reserved and released
 * within the account (docs/assumptions.md, A-562).
 */
export const movementKinds = [
	"deposit",
	"withdrawal",
	"transfer",
	"result",
	"fee",
	"fund",
	"loan",
	"other",
	"reservation",
] as const;

export type MovementKind = (typeof movementKinds)[number];
