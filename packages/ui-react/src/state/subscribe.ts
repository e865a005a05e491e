import type { Subscribable } from "xstate";

/** The part of an actor that `useSelector` and `follow` read. */
export interface Observed<Snapshot> extends Pick<Subscribable<Snapshot>, "subscribe"> {
	readonly getSnapshot: () => Snapshot;
}

/** Calls `onChange` with the selected part now, and whenever it is another value. Returns the unsubscribe function. */
export const follow = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
	onChange: (part: Part) => void,
): (() => void) => {
	onChange(select(actor.getSnapshot()));
	return afterChange(actor, select, onChange);
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

/** Calls `listener` after each event of the actor. Returns the unsubscribe function. */
export const whenever = (actor: Pick<Observed<unknown>, "subscribe">, listener: () => void): (() => void) => {
	const subscription = actor.subscribe(listener);
	return () => subscription.unsubscribe();
};
