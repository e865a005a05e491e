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
	let last = select(actor.getSnapshot());
	tell(last);
	return whenever(actor, () => {
		const part = select(actor.getSnapshot());
		if (Object.is(part, last)) return;
		last = part;
		tell(part);
	});
};

/** Calls `listener` after each event of the actor. Gives back the end of it. */
export const whenever = (actor: Pick<Observed<unknown>, "subscribe">, listener: () => void): (() => void) => {
	const subscription = actor.subscribe(listener);
	return () => subscription.unsubscribe();
};
