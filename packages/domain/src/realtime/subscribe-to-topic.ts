import type { ActorRefFrom } from "xstate";
import type { Topic } from "./frame.ts";
import type { realtimeMachine } from "./realtime.machine.ts";

/**
 * Subscribes to `topic` until the returned function is called, and subscribes again when the subscriptions were
 * cleared (Spec 1 §4). A topic may have several subscribers. Calling the function twice is harmless.
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
