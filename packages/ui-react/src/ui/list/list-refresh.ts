type Read = "refresh" | "catch up";

/** The part of a paged list that a refresh needs. */
export interface RefreshedList {
	readonly getSnapshot: () => { readonly can: (event: { readonly type: Read }) => boolean };
	readonly send: (event: { readonly type: Read; readonly startsOver?: boolean }) => void;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * `ask` reads the list from its first page and cancels a request for a further page. `catchUp` reads the newest page and adds
 * its new rows, so that the customer keeps the scroll position. If a request is in flight, its answer may be older than the
 * call, so the list is read again after it. `end` cancels such a later read.
 */
export const createRefresh = (list: RefreshedList) => {
	let pending: Read | undefined;
	const canRead = (type: Read) => list.getSnapshot().can({ type });
	const read = (type: Read): void => {
		pending = canRead(type) ? undefined : type;
		if (!pending) list.send(type === "refresh" ? { type, startsOver: true } : { type });
	};
	const subscription = list.subscribe(() => {
		if (pending && canRead(pending)) read(pending);
	});
	return {
		ask: () => read("refresh"),
		catchUp: () => {
			if (pending !== "refresh") read("catch up");
		},
		end: () => subscription.unsubscribe(),
	};
};
