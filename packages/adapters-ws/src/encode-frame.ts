import type { realtime } from "@tradewind/contracts";
import type { Outgoing } from "@tradewind/domain/realtime";
import { subscriptionOf } from "./topics.ts";

/** A message as a frame of the platform (Spec 1 §7). */
export const encodeFrame = (message: Outgoing): realtime.ClientFrame => {
	switch (message.type) {
		case "login":
			return { type: "login", token: message.token };
		case "logout":
			return { type: "logout" };
		case "subscribe":
			return { type: "sub", ...subscriptionOf(message.topic) };
		case "unsubscribe":
			return { type: "unsub", ...subscriptionOf(message.topic) };
		case "ping":
			return { type: "ping", time: message.at };
	}
};
