import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { decimal, money } from "../money/decimal.ts";
import { Unreachable } from "../request/request.errors.ts";
import { Accounts } from "./accounts.port.ts";
import { readMoney } from "./read-money.ts";

const offline = Effect.fail(new Unreachable({ reason: "offline" }));
const profitOfDay = money(decimal("12.34"));
const full = {
	balances: Effect.succeed([]),
	profitOfDay: Effect.succeed(profitOfDay),
	resetDemo: Effect.die(new Error("is not called")),
};

const read = (accounts: Accounts["Service"]) =>
	Effect.runPromise(Effect.result(Effect.provide(readMoney, Layer.succeed(Accounts, accounts))));

test("Spec 1 §7: balances and the profit of the day are read together", async () => {
	expect(await read(full)).toEqual(Result.succeed({ balances: [], profitOfDay }));
});

test("a failed profit of the day leaves the balances", async () => {
	expect(await read({ ...full, profitOfDay: offline })).toEqual(
		Result.succeed({ balances: [], profitOfDay: undefined }),
	);
});

test("without the balances the reading fails", async () => {
	expect(await read({ ...full, balances: offline })).toEqual(
		Result.fail(new Unreachable({ reason: "offline" })),
	);
});
