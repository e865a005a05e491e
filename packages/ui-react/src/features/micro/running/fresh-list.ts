import type { ActorRefFrom } from "xstate";
import type { App } from "../../../shell/app.ts";

export type MicroListActor = ActorRefFrom<App["machines"]["microList"]>;

/**
 * Asks for the first page anew. A list that is being read may show what was before the question came up, and takes no
 * other one meanwhile: then it is read again afterwards. Gives back the asking and the end of it.
 */
export const createRefresh = (list: MicroListActor) => {
	let isWanted = false;
	const ask = (): void => {
		isWanted = list.getSnapshot().hasTag("busy");
		if (!isWanted) list.send({ type: "refresh" });
	};
	const subscription = list.subscribe((snapshot) => {
		if (!isWanted || snapshot.hasTag("busy")) return;
		isWanted = false;
		list.send({ type: "refresh" });
	});
	return { ask, end: () => subscription.unsubscribe() };
};
