/** As much of a paged list as a refresh needs. */
interface ReadList {
	readonly getSnapshot: () => { readonly hasTag: (tag: "busy") => boolean };
	readonly send: (event: { readonly type: "refresh" }) => void;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Asks for the first page anew. A list that is being read may show what was before the question came up, and takes no
 * other one meanwhile: then it is read again afterwards. Gives back the asking and the end of it.
 */
export const createRefresh = (list: ReadList) => {
	let isWanted = false;
	const isBusy = () => list.getSnapshot().hasTag("busy");
	const ask = (): void => {
		isWanted = isBusy();
		if (!isWanted) list.send({ type: "refresh" });
	};
	const subscription = list.subscribe(() => {
		if (!isWanted || isBusy()) return;
		isWanted = false;
		list.send({ type: "refresh" });
	});
	return { ask, end: () => subscription.unsubscribe() };
};
