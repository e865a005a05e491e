import { deposit } from "@tradewind/contracts";
import { Deposits } from "@tradewind/domain/deposit";
import { decimal } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

const pending = Deposits.use((port) => port.pendingDeposit);
const example = deposit.getPendingDeposit.example.reply;

describe("Spec 2 §4: the pending deposit", () => {
	test.each([
		["no fields", {}],
		["nothing", null],
		["an id that is not set", { id: null }],
	])("%s is no pending deposit", async (_, reply) => {
		expect(await startPorts(deposit.getPendingDeposit, reply).run(pending)).toBeUndefined();
	});

	test("a deposit without an amount is unreadable, not absent: the customer would create a second one", async () => {
		const { run } = startPorts(deposit.getPendingDeposit, { ...example, number: null });
		await expect(run(pending)).rejects.toThrow();
	});

	test.each([
		["null", null],
		["without an account and an IBAN", { bank_name: "First Bank", account: "", iban: null }],
		["with an account that is a number", { account: 123, iban: "" }],
	])("a bank that is %s is not matched: there is nothing to pay to", async (_, bank_info) => {
		const { run } = startPorts(deposit.getPendingDeposit, { ...example, bank_info });
		expect(await run(pending)).toMatchObject({ id: 7001, bank: undefined });
	});
});

test.each([
	["no fields", {}],
	["no account", { ...deposit.getReceivingInfo.example.reply, payee_account: "" }],
])("Spec 2 §5: receiving info with %s is none", async (_, reply) => {
	const { run } = startPorts(deposit.getReceivingInfo, reply);
	expect(await run(Deposits.use((port) => port.receivingInfo(11)))).toBeUndefined();
});

test("A-323: limits of 0, null or none do not apply", async () => {
	const { run } = startPorts(deposit.getBankOptions, [
		{ id: 1, name: "A", min_amount: "0", max_amount: 0 },
		{ id: 2, name: "B", min_amount: null },
		{ id: 3, name: "C", min_amount: 10.5, max_amount: "100" },
	]);
	expect(await run(Deposits.use((port) => port.bankOptions))).toEqual([
		{ id: 1, name: "A", minimum: undefined, maximum: undefined },
		{ id: 2, name: "B", minimum: undefined, maximum: undefined },
		{ id: 3, name: "C", minimum: decimal("10.5"), maximum: decimal("100") },
	]);
});

test("a channel without its network is left out: money sent over another one is lost", async () => {
	const [channel] = deposit.getChannels.example.reply;
	const { run } = startPorts(deposit.getChannels, [channel, { ...channel, id: 2, protocol_code: "" }]);
	const channels = await run(Deposits.use((port) => port.channels));
	expect(channels.map(({ id }) => id)).toEqual([1]);
});
