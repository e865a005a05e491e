import { expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { signIn, startApp } from "../state/fake-app.test-support.ts";
import { endWithSession } from "./end-with-session.ts";

/** An actor that is kept for the session of customer 7, with a log of what ends. */
const keep = async () => {
	const ended: string[] = [];
	const started = startApp();
	const signedIn = await signIn(started, 7);
	const actor = createActor(createMachine({ initial: "filling in", states: { "filling in": {} } })).start();
	endWithSession(started.app, signedIn, actor, {
		saved: { end: () => ended.push("saved command"), forget: () => ended.push("forgotten") },
		ends: [() => ended.push("language")],
	});
	return { ...started, actor, ended };
};

test("Pitfall 31: the end of the session stops the actor and what serves it", async () => {
	const { app, actor, ended } = await keep();
	app.session.send({ type: "logout" });
	expect([actor.getSnapshot().status, ended]).toEqual(["stopped", ["language", "saved command"]]);
});

test("Pitfall 31: an actor that is stopped before its session gets no event any more, and ends once", async () => {
	const { app, actor, ended } = await keep();
	actor.stop();
	const atStop = [...ended];
	app.session.send({ type: "logout" });
	expect([atStop, ended]).toEqual([
		["language", "saved command"],
		["language", "saved command"],
	]);
});
