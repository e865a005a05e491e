import { Accounts } from "@tradewind/domain/account";
import { ContractTrading, type NewContractOrder, type OrderTab } from "@tradewind/domain/contract";
import { MarketData } from "@tradewind/domain/market";
import { AnswerLost } from "@tradewind/domain/request";
import { Logins, Sessions, sessionMachine, type Token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { createPlatform } from "@tradewind/mock-server";
import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createHttp } from "./http/http.ts";
import { type HttpPorts, httpPorts } from "./nouns.ts";

const mia = { by: "email", account: "mia@tradewind.test", password: "Tradewind-1" } as const;

/** The domain's ports over HTTP, on a platform in the same process. */
const start = (onSessionInvalid: (token: Token) => void = () => {}) => {
	const platform = createPlatform();
	let current: Token | undefined;
	const options = {
		baseUrl: "https://tradewind.test/",
		language: () => "en" as const,
		token: () => current,
		clock: () => platform.clock.now(),
		isOnline: () => true,
		onSessionInvalid,
		deviceClock: () => ({ wall: instant(platform.clock.now()), elapsed: platform.clock.now() }),
		device: () => ({ system: "Linux", version: "1", id: "a-device" }),
		fetch: platform.fetch,
	};
	const ports = httpPorts(createHttp(options), options);
	const run = <A, E>(effect: Effect.Effect<A, E, HttpPorts>) =>
		Effect.runPromise(Effect.provide(effect, ports));
	return {
		platform,
		run,
		signIn: async () => {
			const signedIn = await run(Logins.use(({ login }) => login(mia)));
			current = signedIn.token;
			return signedIn;
		},
		use: (token: Token) => {
			current = token;
		},
		requests: (call: string) => platform.control.state().requests.counts[call] ?? 0,
	};
};
type Started = ReturnType<typeof start>;

const list = ({ run }: Started) => run(Effect.flatMap(MarketData, ({ instruments }) => instruments));
const orders = ({ run }: Started, tab: OrderTab) =>
	run(ContractTrading.use((trading) => trading.orders({ tab, page: 1, range: undefined })));

const smallest = async (world: Started): Promise<NewContractOrder> => {
	const { instruments } = await list(world);
	const found = instruments.find((each) => each.isOpen && each.multiples.length > 0);
	const [multiple] = found?.multiples ?? [];
	if (!found || !multiple) throw new Error("nothing to trade");
	return {
		instrument: found.id,
		direction: "buy",
		quantity: found.minQuantity ?? found.quantityStep,
		multiple: multiple.value,
		targetPrice: undefined,
		stopLoss: undefined,
		takeProfit: undefined,
	};
};
const submit = ({ run }: Started, order: NewContractOrder) =>
	run(Effect.result(ContractTrading.use((trading) => trading.submit(order))));

test("a real customer signs in, buys, closes and finds the order in history", async () => {
	const world = start();
	const { customer } = await world.signIn();
	expect(customer).toMatchObject({ email: mia.account, isDemo: false });
	const order = await smallest(world);
	const { id } = Result.getOrThrow(await submit(world, order));
	const [held] = (await orders(world, "holding")).orders;
	expect(held).toMatchObject({ id, stage: "holding", direction: "buy", stopLoss: undefined });
	await world.run(ContractTrading.use(({ close }) => close(id)));
	expect((await orders(world, "holding")).orders).toEqual([]);
	expect((await orders(world, "history")).orders[0]).toMatchObject({ id, stage: "closed" });
});

test("a demo customer has a balance", async () => {
	const world = start();
	const { customer, token } = await world.run(Effect.flatMap(Logins, ({ enterDemo }) => enterDemo));
	expect(customer.isDemo).toBe(true);
	world.use(token);
	const balances = await world.run(Effect.flatMap(Accounts, (accounts) => accounts.balances));
	expect(balances.some(({ kind, free }) => kind === "forex" && free.value > 0n)).toBe(true);
});

test("every candle period is answered", async () => {
	const world = start();
	const { instruments } = await list(world);
	const first = instruments[0]?.id;
	if (first === undefined) throw new Error("no instruments");
	const candles = await world.run(
		Effect.all(
			(["1M", "5M", "15M", "30M", "1H", "1D"] as const).map((period) =>
				MarketData.use((data) => data.candles({ instrument: first, period })),
			),
		),
	);
	expect(candles.every((bars) => bars.length > 0)).toBe(true);
});

describe("pitfall 2: the platform executes the order and", () => {
	test.each([
		["drops the answer", { drop: "after executing" as const }, new AnswerLost({ reason: "no answer" })],
		["answers 503", { status: 503, executes: true }, new AnswerLost({ reason: "bad status", status: 503 })],
	])("%s: one request, one order, and the outcome is unknown", async (_, fault, lost) => {
		const world = start();
		await world.signIn();
		const order = await smallest(world);
		world.platform.control.faults({ http: [{ match: "contract.submit", ...fault }] });
		expect(await submit(world, order)).toEqual(Result.fail(lost));
		expect(world.requests("contract.submit")).toBe(1);
		expect((await orders(world, "holding")).orders.length).toBe(1);
	});
});

test("pitfall 10: six calls are answered 999 at once: one expiry is reported", async () => {
	const reported: Token[] = [];
	const world = start((token) => {
		reported.push(token);
		session.send({ type: "session invalid", token });
	});
	const signedIn = await world.signIn();
	const currentCustomer = Effect.flatMap(Sessions, ({ currentCustomer }) => currentCustomer);
	const session = createActor(
		sessionMachine.provide({
			actors: { currentCustomer: fromPromise(() => world.run(Effect.result(currentCustomer))) },
		}),
		{ input: { saved: { token: signedIn.token } } },
	);
	const ends: string[] = [];
	session.on("signed out", ({ reason }) => ends.push(reason));
	session.start();
	await expect.poll(() => session.getSnapshot().value).toBe("real customer");

	world.platform.control["session/expire"]({ all: true });
	const queries = [1, 2, 3, 4, 5, 6].map((page) =>
		world.run(
			Effect.result(
				ContractTrading.use((trading) => trading.orders({ tab: "holding", page, range: undefined })),
			),
		),
	);
	const answers = await Promise.all(queries);
	expect(answers.map((answer) => Result.isFailure(answer) && answer.failure._tag)).toEqual(
		Array(6).fill("SessionInvalid"),
	);
	expect(reported).toEqual(Array(6).fill(signedIn.token));
	expect(ends).toEqual(["expired"]);
	expect(session.getSnapshot().value).toBe("expired");
});
