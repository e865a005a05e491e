/** As much of a paged list as a refresh needs. */
interface ReadList {
	readonly getSnapshot: () => { readonly can: (event: { readonly type: "refresh" }) => boolean };
	readonly send: (event: { readonly type: "refresh" }) => void;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Asks for the first page anew, and gives up a further one that is under way. A first page that is being read may show what
 * was before the question came up, and takes no other one meanwhile: then it is read again afterwards. Gives back the asking
 * and the end of it.
 */
export const createRefresh = (list: ReadList) => {
	let isWanted = false;
	const takes = () => list.getSnapshot().can({ type: "refresh" });
	const ask = (): void => {
		isWanted = !takes();
		if (!isWanted) list.send({ type: "refresh" });
	};
	const subscription = list.subscribe(() => {
		if (!isWanted || !takes()) return;
		isWanted = false;
		list.send({ type: "refresh" });
	});
	return { ask, end: () => subscription.unsubscribe() };
};
