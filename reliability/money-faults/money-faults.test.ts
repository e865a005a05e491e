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
