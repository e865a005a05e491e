import { calls } from "@tradewind/contracts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { moneyCommands } from "./commands.ts";
import { faultTable, moneyFaults } from "./money-faults.ts";
import { runMoneyFault } from "./run-money-fault.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

test("every money command of the table has its form here", () => {
	expect(moneyCommands.map(({ name }) => name)).toEqual(Object.keys(faultTable));
});

/** Commands of orders, whose faults `faults.test.ts` runs, and commands that move no money of the customer. */
const elsewhere = {
	orders: ["contract.cancel", "contract.close", "contract.setStops", "contract.submit", "micro.submit"],
	"no money": [
		"account.resetDemo",
		"copy-trading.applyAsTrader",
		"security.addPasskey",
		"security.endOthers",
		"security.endSession",
		"security.removePasskey",
		"session.changePassword",
		"session.setPayPassword",
		"verification.submitJunior",
		"verification.submitRealName",
		"verification.submitSenior",
	],
};

test("every command of a customer is in the table, is one of orders or moves no money", () => {
	const commands = calls.filter(({ kind, access }) => kind === "command" && access === "session");
	const ids = [...moneyCommands.map(({ call }) => call), ...Object.values(elsewhere).flat()];
	expect(commands.map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
});

for (const command of moneyCommands)
	describe(`the platform's ledger and what the customer reads of a ${command.name}:`, () => {
		test.each(moneyFaults)("%s", async (fault) => {
			const { sent, executed, reads, sumOfPostings, differences } = await runMoneyFault(command, fault);
			expect({ executed, reads, sumOfPostings, differences }).toEqual({
				...faultTable[command.name][fault],
				sumOfPostings: "0",
				differences: [],
			});
			expect(sent).toBe(fault === "same form in a second tab" ? 2 : 1);
		});
	});
