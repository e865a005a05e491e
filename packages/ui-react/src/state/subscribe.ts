/** An actor, as far as it is looked at. */
export interface Observed<Snapshot> {
	readonly getSnapshot: () => Snapshot;
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/** Tells `tell` the selected part at once and whenever it has become another value. Gives back the end of it. */
export const follow = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
	tell: (part: Part) => void,
): (() => void) => {
	tell(select(actor.getSnapshot()));
	return afterChange(actor, select, tell);
};

/** Calls `listener` when the selected part has become another value. Returns the function that unsubscribes it. */
export const afterChange = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
	listener: (part: Part, before: Part) => void,
): (() => void) => {
	let last = select(actor.getSnapshot());
	return whenever(actor, () => {
		const part = select(actor.getSnapshot());
		if (Object.is(part, last)) return;
		const before = last;
		last = part;
		listener(part, before);
	});
};

/** Calls `listener` after each event of the actor. Gives back the end of it. */
export const whenever = (actor: Pick<Observed<unknown>, "subscribe">, listener: () => void): (() => void) => {
	const subscription = actor.subscribe(listener);
	return () => subscription.unsubscribe();
};
