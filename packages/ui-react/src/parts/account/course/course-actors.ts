import { type Balance, readStatement, statementMachine } from "@tradewind/domain/account";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { defineMachines } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";

const machines = defineMachines(({ request }) => ({
	statement: statementMachine.provide({ actors: { readStatement: request(readStatement, shownReading) } }),
}));

type CourseActor = ActorRefFrom<typeof statementMachine>;

/** The readings of the records of each account, of which the course is made. */
export const courseActorsOf = keptPerSession((app, _signedIn, ends) => {
	const actors = new Map<Balance["accountId"], CourseActor>();
	return (accountId: Balance["accountId"]): CourseActor => {
		const known = actors.get(accountId);
		if (known) return known;
		const actor = ends(createActor(machines(app).statement).start());
		actors.set(accountId, actor);
		return actor;
	};
});
