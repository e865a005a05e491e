import { Withdrawals } from "@tradewind/domain/withdrawal";
import { Effect, Layer } from "effect";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { storeDrafts } from "../../../kept/drafts.ts";
import { signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { sentToBank } from "./withdrawal.test-support.ts";
import { withdrawalOf } from "./withdrawal-actor.ts";

/** The session storage of the tab, which a reload keeps. */
let kept: Map<string, string>;

beforeEach(() => {
	vi.stubGlobal("window", {});
	vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
	vi.stubGlobal("addEventListener", () => {});
	kept = new Map();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	});
});

/** A page with the withdrawal of customer 7. */
const openPage = async () => {
	const noAnswer = () => Effect.never;
	const world = startApp(
		Layer.mock(Withdrawals, { records: noAnswer, ways: noAnswer, currencies: noAnswer }),
	);
	const { app } = world;
	const actor = withdrawalOf(app, await signIn(world, 7));
	return {
		...world,
		actor,
		reads: () => {
			const { value, context } = actor.getSnapshot();
			return [JSON.stringify(value), context.form.amount];
		},
		reload: () => {
			storeDrafts(app);
			actor.stop();
			return openPage();
		},
	};
};

const formState = '"nothing offered"';
const lookedUp = '{"outcome unknown":"waiting"}';

describe("A-140: the form after a reload", () => {
	const typed = async () => {
		const page = await openPage();
		page.actor.send({ type: "change", change: { is: "amount", text: "50" } });
		return page;
	};

	test("is as it was typed while nothing is sent", async () => {
		expect((await (await typed()).reload()).reads()).toEqual([formState, "50"]);
	});

	test("stays locked while a withdrawal without an answer is looked up", async () => {
		const page = await typed();
		page.actor.send({ type: "resume", sent: sentToBank });
		expect((await page.reload()).reads()).toEqual([lookedUp, "50"]);
	});

	test("is empty if its withdrawal is too old to be looked up: the list shows it", async () => {
		const page = await typed();
		page.actor.send({ type: "resume", sent: sentToBank });
		for (const [key, text] of kept) kept.set(key, text.replace(/"at":\d+/, '"at":0'));
		expect((await page.reload()).reads()).toEqual([formState, ""]);
	});
});

test("A-140: the actor of an ended session looks up nothing more, and keeps its withdrawal for the next session", async () => {
	const { app, actor, ...world } = await openPage();
	actor.send({ type: "resume", sent: sentToBank });
	app.session.send({ type: "logout" });
	expect(actor.getSnapshot().status).toBe("stopped");
	const next = withdrawalOf(app, await signIn({ app, ...world }, 7));
	expect([next === actor, next.getSnapshot().value]).toEqual([false, { "outcome unknown": "waiting" }]);
});
