import { subscribeToTopic } from "@tradewind/domain/realtime";
import type { App } from "../state/app.ts";
import { keepStart } from "../state/kept-start.ts";
import { whenIdle } from "../state/when-idle.ts";
import { readSaved, save } from "../storage/saved.ts";

/** Starts and ends everything that a session owns: the saved token, the login of the socket, its topics, the customer's lists. */
export const connectSession = ({ session, realtime, orders, balances, activity }: App): void => {
	const lists = [orders, balances];
	let ends: readonly (() => void)[] = [];
	let savedToken = readSaved().token;
	session.on("signed in", ({ signedIn, by }) => {
		savedToken = signedIn.token;
		save({ token: savedToken });
		if (by === "login") keepStart(signedIn.customer.uid);
		realtime.send({ type: "initialise", token: signedIn.token });
		realtime.send({ type: "session confirmed" });
		for (const end of ends) end();
		ends = [subscribeToTopic(realtime, { of: "trade" }), subscribeToTopic(realtime, { of: "closed" })];
		for (const list of lists) list.send({ type: "reset" });
		for (const list of lists) list.send({ type: "load" });
		// If its code can't be loaded, the inbox loads it when it is opened.
		whenIdle(() => void activity.load().catch(() => {}));
	});
	session.on("signed out", () => {
		// Another tab may have saved a newer token.
		if (readSaved().token === savedToken) save({ token: undefined });
		savedToken = undefined;
		for (const end of ends) end();
		ends = [];
		realtime.send({ type: "logout" });
		for (const list of lists) list.send({ type: "reset" });
	});
	realtime.on("login refused", ({ token }) => {
		// While a saved token is being confirmed, that request decides (Spec 1 §8, initial calls).
		if (!session.getSnapshot().matches("restoring")) session.send({ type: "session invalid", token });
	});
	for (const type of ["connected", "reconnected"] as const)
		realtime.on(type, () => {
			if (!session.getSnapshot().context.signedIn) return;
			// Changes since the answer were not pushed. On the first connection the answer of a request in flight is recent enough.
			for (const list of lists)
				if (type === "reconnected" || !list.getSnapshot().hasTag("busy")) list.send({ type: "load" });
		});
};
