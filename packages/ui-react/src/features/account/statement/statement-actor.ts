import { readStatement, statementMachine } from "@tradewind/domain/account";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { defineMachines } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";

const machines = defineMachines(({ request }) => ({
	statement: statementMachine.provide({ actors: { readStatement: request(readStatement, shownReading) } }),
}));

export type StatementActor = ActorRefFrom<typeof statementMachine>;

/** The statement that the customer looks at; it is unchanged when the customer returns. */
export const statementActorOf = keptPerSession(
	(app, _signedIn, ends): StatementActor => ends(createActor(machines(app).statement).start()),
);
