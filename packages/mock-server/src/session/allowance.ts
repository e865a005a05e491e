import type { Clock } from "../clock/clock.ts";

interface Taken {
	readonly since: number;
	readonly times: number;
}

/** Limits how often each client may do something in a period. */
export const createAllowance = (
	clock: Pick<Clock, "now">,
	{ times, perMs }: { readonly times: number; readonly perMs: number },
) => {
	const taken = new Map<string, Taken>();
	return {
		/** Whether the client may do it again now. */
		take: (client: string): boolean => {
			const now = clock.now();
			for (const [key, { since }] of taken) {
				if (now - since < perMs) break;
				taken.delete(key);
			}
			const so = taken.get(client) ?? { since: now, times: 0 };
			if (so.times >= times) return false;
			taken.set(client, { ...so, times: so.times + 1 });
			return true;
		},
	};
};
