import type { ActorRefFrom } from "xstate";
import type { Topic } from "./frame.ts";
import type { realtimeMachine } from "./realtime.machine.ts";

/**
 * Subscribes to `topic` for as long as the caller wants it, and asks again whenever the subscriptions were cleared
 * (Spec 1 §4). Any number may hold the same topic. Gives back the end of it; ending twice does no harm.
 */
export const subscribeToTopic = (
	realtime: Pick<ActorRefFrom<typeof realtimeMachine>, "send" | "on">,
	topic: Topic,
): (() => void) => {
	realtime.send({ type: "subscribe", topic });
	const cleared = realtime.on("subscriptions cleared", () => realtime.send({ type: "subscribe", topic }));
	let isSubscribed = true;
	return () => {
		if (!isSubscribed) return;
		isSubscribed = false;
		cleared.unsubscribe();
		realtime.send({ type: "unsubscribe", topic });
	};
};
