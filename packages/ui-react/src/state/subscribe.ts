import type { Subscribable } from "xstate";

/** The part of an actor that `useSelector` and `subscribeTo` read. */
export interface Observed<Snapshot> extends Pick<Subscribable<Snapshot>, "subscribe"> {
	readonly getSnapshot: () => Snapshot;
}

/** Calls `listener` with the selected part now, and whenever it is another value. Returns the unsubscribe function. */
export const subscribeTo = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
	listener: (part: Part) => void,
): (() => void) => {
	listener(select(actor.getSnapshot()));
	return afterChange(actor, select, listener);
};

/** Calls `listener` when the selected part has become another value. Returns the unsubscribe function. */
export const afterChange = <Snapshot, Part>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Part,
	listener: (part: Part, before: Part) => void,
): (() => void) => {
	let last = select(actor.getSnapshot());
	return onChange(actor, () => {
		const part = select(actor.getSnapshot());
		if (Object.is(part, last)) return;
		const before = last;
		last = part;
		listener(part, before);
	});
};

/** Calls `listener` after each event of the actor. Returns the unsubscribe function. */
export const onChange = (actor: Pick<Observed<unknown>, "subscribe">, listener: () => void): (() => void) => {
	const subscription = actor.subscribe(listener);
	return () => subscription.unsubscribe();
};
