import type { Money, Rate } from "@tradewind/domain/money";

/** A customer follows a trader: the trader's orders are copied in a multiple of their size, up to a maximum amount. */
export interface Follow {
	readonly id: number;
	readonly followerId: number;
	readonly traderId: number;
	readonly multiple: Rate;
	readonly maxAmount: Money;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly since: number;
	readonly endedAt: number | undefined;
}

/** The current and former followers of all traders. */
export const createFollows = () => {
	const follows = new Map<number, Follow>();
	const active = (): readonly Follow[] =>
		[...follows.values()].filter(({ endedAt }) => endedAt === undefined);
	return {
		get: (id: number): Follow | undefined => follows.get(id),
		/** The current follow of a trader by a customer. */
		of: (followerId: number, traderId: number): Follow | undefined =>
			active().find((follow) => follow.followerId === followerId && follow.traderId === traderId),
		/** The current followers of a trader, oldest first. */
		followersOf: (traderId: number): readonly Follow[] =>
			active().filter((follow) => follow.traderId === traderId),
		/** The traders that a customer follows now, newest first. */
		followedBy: (followerId: number): readonly Follow[] =>
			active()
				.filter((follow) => follow.followerId === followerId)
				.toReversed(),
		begin: (follow: Omit<Follow, "id" | "endedAt">): Follow => {
			const begun = { ...follow, id: follows.size + 1, endedAt: undefined };
			follows.set(begun.id, begun);
			return begun;
		},
		end: (follow: Follow, at: number): void => {
			follows.set(follow.id, { ...follow, endedAt: at });
		},
	};
};

export type Follows = ReturnType<typeof createFollows>;
