import type { Running } from "./control.ts";

/** What the console shows at every moment: it asks for it every second, so it is cheap. `after` is the number of the last call that it has. */
export const liveReport = ({ world, scenario }: Running, time: object, after: number) => {
	const { faults, requests } = world.nouns;
	const log = requests.log;
	return {
		...time,
		scenario,
		seed: world.seed,
		sockets: world.hub.connected().length,
		faults: faults.report().faults,
		/** Of the world that runs now: a lower one than `after` is that of another world. */
		last: log.last(),
		calls: log
			.recent(after <= log.last() ? after : 0)
			.map(({ customerId, ...call }) => ({ ...call, who: nameOf(world, customerId) })),
	};
};

/** A customer as people know them: the e-mail address, or of a demo account its number. */
export const nameOf = ({ sessions }: Running["world"], customerId: number | undefined): string => {
	const customer = sessions.customer(customerId ?? 0);
	if (!customer) return "visitor";
	return customer.email || customer.mobile || `demo ${customer.uid}`;
};
