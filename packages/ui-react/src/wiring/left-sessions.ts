import type { App } from "../state/app.ts";
import { forgetLeft, leftSessions, rememberLeft } from "../storage/left-sessions.ts";

/**
 * A logout that the platform has not answered is remembered, and carried out when the platform is connected again, also after a
 * reload (docs/assumptions.md, A-495).
 */
export const connectLeftSessions = ({
	session,
	realtime,
	endSession,
}: Pick<App, "session" | "realtime" | "endSession">): void => {
	const now = (): number => realtime.getSnapshot().context.now();
	let { token } = session.getSnapshot().context;
	let isEnding = false;

	const endAll = async (): Promise<void> => {
		if (isEnding) return;
		isEnding = true;
		for (const left of leftSessions(now()))
			if (await endSession(left.token).catch(() => false)) forgetLeft(left.token, now());
		isEnding = false;
	};

	session.subscribe(({ context }) => {
		token = context.token ?? token;
	});
	// A platform may give the same token again.
	session.on("signed in", ({ signedIn }) => forgetLeft(signedIn.token, now()));
	session.on("signed out", ({ reason }) => {
		if (reason !== "logout" || token === undefined) return;
		const left = token;
		rememberLeft(left, now());
		whenAnswered(realtime, () => forgetLeft(left, now()));
	});
	for (const type of ["connected", "reconnected"] as const) realtime.on(type, () => void endAll());
	forgetLeft(undefined, now());
};

/** Calls `act` once the present connection has answered a ping that was sent from now on: what was sent before has arrived. */
const whenAnswered = (realtime: App["realtime"], act: () => void): void => {
	let before = realtime.getSnapshot().context.unansweredPings;
	let isAsked = false;
	const watched = realtime.subscribe((snapshot) => {
		const { unansweredPings } = snapshot.context;
		if (unansweredPings > before) isAsked = true;
		const isAnswered = isAsked && unansweredPings === 0;
		before = unansweredPings;
		if (!isAnswered && snapshot.matches("live")) return;
		watched.unsubscribe();
		if (isAnswered) act();
	});
};
