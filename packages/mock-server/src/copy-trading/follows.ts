import type { Money, Rate } from "@tradewind/domain/money";
import { createGroups } from "../collections/groups.ts";

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
	const ofTrader = createGroups<number, Follow>();
	const ofFollower = createGroups<number, Follow>();
	return {
		get: (id: number): Follow | undefined => follows.get(id),
		/** The current follow of a trader by a customer. */
		of: (followerId: number, traderId: number): Follow | undefined =>
			ofFollower.of(followerId).find((follow) => follow.traderId === traderId),
		/** The current followers of a trader, oldest first. */
		followersOf: ofTrader.of,
		/** The traders that a customer follows now, newest first. */
		followedBy: (followerId: number): readonly Follow[] => ofFollower.of(followerId).toReversed(),
		begin: (follow: Omit<Follow, "id" | "endedAt">): Follow => {
			const begun = { ...follow, id: follows.size + 1, endedAt: undefined };
			follows.set(begun.id, begun);
			ofTrader.put(begun.traderId, begun);
			ofFollower.put(begun.followerId, begun);
			return begun;
		},
		end: (follow: Follow, at: number): void => {
			follows.set(follow.id, { ...follow, endedAt: at });
			ofTrader.delete(follow.traderId, follow);
			ofFollower.delete(follow.followerId, follow);
		},
	};
};

export type Follows = ReturnType<typeof createFollows>;
