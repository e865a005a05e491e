import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import {
	AnswerLost,
	type CommandError,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
} from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { type Credentials, type Customer, type SignedIn, token } from "./customer.ts";
import { type SessionEmitted, sessionMachine } from "./session.machine.ts";

const customer = (id: number, isDemo: boolean): Customer => ({
	id,
	uid: String(10_000_000 + id),
	email: isDemo ? "" : "mia@tradewind.test",
	mobile: "",
	nickname: isDemo ? "Demo" : "Mia",
	name: "",
	remark: "",
	inviteCode: "",
	isReal: false,
	isDemo,
	isTrader: false,
	level: 0,
	creditScore: 0,
});
const mia: SignedIn = { token: token("mia"), customer: customer(1, false) };
const demo: SignedIn = { token: token("demo"), customer: customer(2, true) };
const credentials: Credentials = { by: "email", account: "mia@tradewind.test", password: "Tradewind-1" };
const wrongPassword = new Refused({ code: 0, message: "Wrong password" });
const offline = new Unreachable({ reason: "offline" });
const invalid = new SessionInvalid({ message: "Please sign in" });

const start = (saved?: SignedIn) => {
	const requests = {
		login: scriptedRequest<SignedIn, CommandError, Credentials>(),
		enterDemo: scriptedRequest<SignedIn, CommandError>(),
		currentCustomer: scriptedRequest<Customer, QueryError>(),
	};
	const actor = createActor(
		sessionMachine.provide({
			actors: {
				login: requests.login.logic,
				enterDemo: requests.enterDemo.logic,
				currentCustomer: requests.currentCustomer.logic,
			},
		}),
		{ input: { saved: saved && { token: saved.token } } },
	);
	const emitted: SessionEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		...requests,
		actor,
		emitted,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

const signedInAs = async ({ customer: { isDemo }, ...who }: SignedIn) => {
	const session = start();
	session.actor.send(isDemo ? { type: "enter demo" } : { type: "login", credentials });
	await (isDemo ? session.enterDemo : session.login).succeed(isDemo ? demo : { ...mia, ...who });
	session.emitted.length = 0;
	return session;
};

const signedOut = { token: undefined, signedIn: undefined, error: undefined };

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const error = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(
		sessionMachine,
		[
			{ type: "login", credentials },
			{ type: "enter demo" },
			{ type: "logout" },
			{ type: "session invalid", token: mia.token },
			{ type: "session invalid", token: demo.token },
			{ type: "dismiss notice" },
			{ type: "retry" },
			done("login", Result.succeed(mia)),
			done("login", Result.fail(wrongPassword)),
			error("login"),
			done("enterDemo", Result.succeed(demo)),
			done("enterDemo", Result.fail(wrongPassword)),
			error("enterDemo"),
			done("currentCustomer", Result.succeed(mia.customer)),
			done("currentCustomer", Result.succeed(demo.customer)),
			done("currentCustomer", Result.fail(invalid)),
			done("currentCustomer", Result.fail(offline)),
			error("currentCustomer"),
		],
		{
			inputs: [{ saved: { token: mia.token } }, { saved: undefined }],
		},
	);
});

describe("Spec 1 §4: signing in", () => {
	test("a login makes a real customer and emits it", async () => {
		const { actor, login, state, context, emitted } = start();
		actor.send({ type: "login", credentials });
		expect(actor.getSnapshot().matches("signing in")).toBe(true);
		expect(actor.getSnapshot().hasTag("busy")).toBe(true);
		await login.succeed(mia);
		expect(state()).toBe("real customer");
		expect(login.inputs()).toEqual([credentials]);
		expect(context()).toEqual({ token: mia.token, signedIn: mia, error: undefined });
		expect(emitted).toEqual([{ type: "signed in", signedIn: mia, by: "login" }]);
	});

	test("the demo entry makes a demo customer and emits it", async () => {
		const { actor, enterDemo, state, emitted } = start();
		actor.send({ type: "enter demo" });
		await enterDemo.succeed(demo);
		expect(state()).toBe("demo customer");
		expect(emitted).toEqual([{ type: "signed in", signedIn: demo, by: "demo" }]);
	});

	test("a second press while signing in is dropped", async () => {
		const { actor, login, enterDemo } = start();
		actor.send({ type: "login", credentials });
		actor.send({ type: "login", credentials });
		actor.send({ type: "enter demo" });
		await login.succeed(mia);
		expect([login.inputs().length, enterDemo.inputs().length]).toEqual([1, 0]);
	});

	test("a refusal leaves a visitor with the platform's message", async () => {
		const { actor, login, state, context, emitted } = start();
		actor.send({ type: "login", credentials });
		await login.fail(wrongPassword);
		expect(state()).toBe("visitor");
		expect(context()).toEqual({ ...signedOut, error: wrongPassword });
		expect(emitted).toEqual([]);
	});

	test("another attempt after a refusal starts without its error", async () => {
		const { actor, login, context } = start();
		actor.send({ type: "login", credentials });
		await login.fail(wrongPassword);
		actor.send({ type: "login", credentials });
		expect(context().error).toBeUndefined();
	});

	test("a demo customer can sign in for real, and stays a demo customer if that fails", async () => {
		const { actor, login, state, context } = await signedInAs(demo);
		actor.send({ type: "login", credentials });
		await login.fail(new AnswerLost({ reason: "no answer" }));
		expect(state()).toBe("demo customer");
		expect(context().signedIn).toEqual(demo);
		actor.send({ type: "login", credentials });
		await login.succeed(mia);
		expect(state()).toBe("real customer");
	});
});

describe("Spec 1 §4: a session of an earlier visit", () => {
	test("is restored, distinct from a login", async () => {
		const { currentCustomer, state, emitted } = start(mia);
		expect(state()).toBe("restoring");
		await currentCustomer.succeed(mia.customer);
		expect(state()).toBe("real customer");
		expect(emitted).toEqual([{ type: "signed in", signedIn: mia, by: "restoring" }]);
	});

	test("Spec 1 §8: that is no longer valid is cleared without a notice", async () => {
		const { currentCustomer, state, context, emitted } = start(mia);
		await currentCustomer.fail(invalid);
		expect(state()).toBe("visitor");
		expect(context()).toEqual(signedOut);
		expect(emitted).toEqual([{ type: "signed out", reason: "not restored" }]);
	});

	test("keeps its token without a network, until a retry succeeds", async () => {
		const { actor, currentCustomer, state, context, emitted } = start(mia);
		await currentCustomer.fail(offline);
		expect(state()).toBe("unreachable");
		expect(context()).toEqual({ token: mia.token, signedIn: undefined, error: offline });
		expect(emitted).toEqual([]);
		actor.send({ type: "retry" });
		expect(context().error).toBeUndefined();
		await currentCustomer.succeed(mia.customer);
		expect(state()).toBe("real customer");
		expect(context().error).toBeUndefined();
	});

	test("without a network does not block a login; a failed login restores the token", async () => {
		const { actor, currentCustomer, login, state, context } = start(mia);
		await currentCustomer.fail(offline);
		actor.send({ type: "login", credentials });
		await login.fail(wrongPassword);
		expect(state()).toBe("unreachable");
		expect(context()).toEqual({ token: mia.token, signedIn: undefined, error: wrongPassword });
	});
});

test("Spec 1 §4: a logout clears the customer and is emitted", async () => {
	const { actor, state, context, emitted } = await signedInAs(mia);
	actor.send({ type: "logout" });
	expect(state()).toBe("visitor");
	expect(context()).toEqual(signedOut);
	expect(emitted).toEqual([{ type: "signed out", reason: "logout" }]);
});

describe("Spec 1 §8: code 999", () => {
	test("in reply to six calls at once is one transition and one emission", async () => {
		const { actor, state, emitted } = await signedInAs(mia);
		const transitions: unknown[] = [];
		actor.subscribe(({ value }) => transitions.push(value));
		for (let call = 0; call < 6; call++) actor.send({ type: "session invalid", token: mia.token });
		expect(state()).toBe("expired");
		expect(transitions.filter((value, index) => value !== transitions[index - 1])).toEqual(["expired"]);
		expect(emitted).toEqual([{ type: "signed out", reason: "expired" }]);
	});

	test("in reply to a call of an earlier session changes nothing", async () => {
		const { actor, state, emitted } = await signedInAs(mia);
		actor.send({ type: "session invalid", token: token("an earlier one") });
		expect(state()).toBe("real customer");
		expect(emitted).toEqual([]);
	});

	test("that arrives late, after a new login, does not end the new session", async () => {
		const { actor, login, state } = await signedInAs(mia);
		actor.send({ type: "session invalid", token: mia.token });
		actor.send({ type: "login", credentials });
		await login.succeed({ ...mia, token: token("a new one") });
		actor.send({ type: "session invalid", token: mia.token });
		expect(state()).toBe("real customer");
	});

	test("while a demo customer signs in for real ends the demo but not the login", async () => {
		const { actor, login, state, emitted } = await signedInAs(demo);
		actor.send({ type: "login", credentials });
		actor.send({ type: "session invalid", token: demo.token });
		expect(login.interrupted()).toEqual([false]);
		await login.succeed(mia);
		expect(state()).toBe("real customer");
		expect(emitted).toEqual([
			{ type: "signed out", reason: "expired" },
			{ type: "signed in", signedIn: mia, by: "login" },
		]);
	});

	test("of an earlier session while a demo customer signs in for real changes nothing", async () => {
		const { actor, context, emitted } = await signedInAs(demo);
		actor.send({ type: "login", credentials });
		actor.send({ type: "session invalid", token: mia.token });
		expect([context().signedIn, emitted]).toEqual([demo, []]);
	});

	test("shows a notice until it is dismissed", async () => {
		const { actor, state } = await signedInAs(mia);
		actor.send({ type: "session invalid", token: mia.token });
		actor.send({ type: "dismiss notice" });
		expect(state()).toBe("visitor");
	});

	test("Spec 1 §8: a dismissed refusal is cleared", async () => {
		const { actor, login, context } = start();
		actor.send({ type: "login", credentials });
		await login.fail(wrongPassword);
		actor.send({ type: "dismiss notice" });
		expect(context()).toEqual(signedOut);
	});
});
