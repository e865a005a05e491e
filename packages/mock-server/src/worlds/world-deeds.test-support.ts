import {
	type Call,
	calls,
	contract,
	deposit,
	fund,
	micro,
	session,
	transfer,
	withdrawal,
} from "@tradewind/contracts";
import fc from "fast-check";
import type { Platform } from "../platform.ts";
import { chatMessagesPath } from "../site/chat-path.ts";
import { marketOrder, requestOf, storePicture } from "../test/client.test-support.ts";

/** One act on a platform, from outside. */
export type WorldDeed =
	| {
			readonly is: "call";
			readonly id: string;
			readonly fields: Readonly<Record<string, string>>;
			readonly by: string;
	  }
	| { readonly is: "control"; readonly command: string; readonly body: object }
	| { readonly is: "picture" | "message" | "logout" };

const [mia, omar] = ["mia@tradewind.test", "omar@tradewind.test"] as const;
const visitor = "";

/** Does it; what the platform refuses has changed nothing. */
export const doDeed = async (platform: Platform, deed: WorldDeed): Promise<void> => {
	try {
		await acts[deed.is](platform, deed as never);
	} catch {
		// Refused by the control, or dropped by a fault.
	}
};

const opened = (platform: Platform, account: string): string =>
	platform.control["session/open"]({ account }).token;

const acts = {
	call: (platform: Platform, { id, fields, by }: Extract<WorldDeed, { is: "call" }>) => {
		const call = calls.find((each) => each.id === id) ?? session.getUserInfo;
		const token = by === visitor ? undefined : opened(platform, by);
		return platform.fetch(requestOf(call, fields, { token }), "10.0.0.1");
	},
	control: ({ control }: Platform, { command, body }: Extract<WorldDeed, { is: "control" }>) =>
		Object.entries(control).find(([name]) => name === command)?.[1](body),
	picture: (platform: Platform) => storePicture(platform, opened(platform, mia)),
	message: (platform: Platform) => {
		const body = new URLSearchParams({
			conversation: "0123456789abcdef0123456789abcdef",
			text: "My deposit?",
		});
		return platform.fetch(new Request(`http://platform.test${chatMessagesPath}`, { method: "POST", body }));
	},
	logout: (platform: Platform) => {
		const { received, closed } = platform.connect({ send: () => {}, close: () => {} });
		received(JSON.stringify({ type: "login", token: opened(platform, omar) }));
		received(JSON.stringify({ type: "logout" }));
		closed();
	},
};

const customer = fc.constantFrom(mia, omar);
const code = fc.constantFrom("EURUSD", "BTCUSD", "XAUUSD");

/** Any call with the input of its example. */
const anyCall = fc
	.record({
		call: fc.constantFrom(...calls.filter(({ sends }) => sends !== "file")),
		by: fc.constantFrom(mia, omar, visitor),
	})
	.map(({ call: { id, example }, by }): WorldDeed => ({ is: "call", id, fields: example.input, by }));

const called = (
	call: Call,
	fields: Partial<Record<string, fc.Arbitrary<string>>> = {},
): fc.Arbitrary<WorldDeed> =>
	fc
		.record({ by: customer, changed: fc.record(fields as Record<string, fc.Arbitrary<string>>) })
		.map(({ by, changed }) => ({
			is: "call",
			id: call.id,
			by,
			fields: { ...call.example.input, ...changed },
		}));

/** Calls that move money, and that the platform mostly accepts. */
const money = fc.oneof(
	called(contract.submitContract, {
		...Object.fromEntries(Object.entries(marketOrder).map(([name, value]) => [name, fc.constant(value)])),
		cont: fc.constantFrom("0.01", "0.1", "2"),
		type: fc.constantFrom("1", "2"),
		forex_id: fc.constantFrom("1", "2", "3"),
	}),
	called(contract.closeContract, { id: fc.integer({ min: 501, max: 512 }).map(String) }),
	called(micro.submitMicro, { number: fc.constantFrom("10", "50"), seconds: fc.constantFrom("30", "60") }),
	called(transfer.transfer, { balance: fc.constantFrom("1", "12.34") }),
	called(session.loginForU, { password: fc.constantFrom("wrong", "Tradewind-1") }),
	...[fund.subscribe, deposit.submitCrypto, deposit.createBankDeposit].map((call) => called(call)),
	...[withdrawal.bindDrawMethod, withdrawal.draw].map((call) => called(call)),
);

const commanded = (
	command: string,
	body: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<WorldDeed> => fc.record(body).map((given) => ({ is: "control", command, body: given }));

const traderId = fc.constantFrom(1001, 1002);
const control = fc.oneof(
	commanded("price", { code, price: fc.constantFrom("1.05", "1.2", "60000", "2500") }),
	commanded("market", { code, open: fc.boolean() }),
	commanded("trader/open", {
		traderId,
		code,
		direction: fc.constantFrom("buy", "sell"),
		quantity: fc.constant("0.1"),
	}),
	commanded("trader/close", { traderId }),
	commanded("deposit/decide", {
		account: fc.constant(mia),
		decision: fc.constantFrom("approve", "reject", "match"),
	}),
	commanded("withdrawal/decide", { account: fc.constant(mia), approved: fc.boolean() }),
	commanded("flags", { is_micro: fc.constant("1"), trade_fee_type: fc.constantFrom("1", "2") }),
	commanded("faults", { http: fc.constant([{ match: "*", status: 503, percent: 50, skip: 1, times: 2 }]) }),
	commanded("faults/clear"),
	commanded("message", { account: fc.constant(omar), title: fc.constant("Hello"), content: fc.constant("") }),
	commanded("load", {
		instruments: fc.constant(2),
		ticksPerSecond: fc.constant(5),
		orders: fc.constant({ account: mia, count: 2, pushesPerSecond: 1 }),
	}),
);

const time = commanded("clock", {
	advanceMs: fc.oneof(
		{ weight: 8, arbitrary: fc.integer({ min: 1, max: 45_000 }) },
		{ weight: 1, arbitrary: fc.constant(400_000) },
	),
});

/** Any act: a customer's, an operator's, or that time passes. */
export const worldDeed: fc.Arbitrary<WorldDeed> = fc.oneof(
	{ weight: 5, arbitrary: anyCall },
	{ weight: 6, arbitrary: money },
	{ weight: 4, arbitrary: control },
	{ weight: 4, arbitrary: time },
	{ weight: 1, arbitrary: fc.record({ is: fc.constantFrom("picture", "message", "logout") }) },
);
