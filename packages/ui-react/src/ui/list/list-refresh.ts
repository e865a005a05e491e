type Reading = "refresh" | "catch up";

/** As much of a paged list as a refresh needs. */
export interface RefreshedList {
	readonly getSnapshot: () => { readonly can: (event: { readonly type: Reading }) => boolean };
	readonly send: (event: { readonly type: Reading }) => void;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * `ask` has a list read from its first page and gives up a further one that is under way: somebody wants it read anew.
 * `catchUp` has the newest page put before what was read: something has happened, and whoever reads further down keeps their
 * place. What is being read may show what was before the question came up, and takes no other one meanwhile: then it is read
 * again afterwards. Gives back both and the end of it.
 */
export const createRefresh = (list: RefreshedList) => {
	let wanted: Reading | undefined;
	const takes = (type: Reading) => list.getSnapshot().can({ type });
	const read = (type: Reading): void => {
		wanted = takes(type) ? undefined : type;
		if (!wanted) list.send({ type });
	};
	const subscription = list.subscribe(() => {
		if (wanted && takes(wanted)) read(wanted);
	});
	return {
		ask: () => read("refresh"),
		catchUp: () => {
			if (wanted !== "refresh") read("catch up");
		},
		end: () => subscription.unsubscribe(),
	};
};
