import { beforeEach, describe, expect, test, vi } from "vitest";
import saved from "../../packages/ui-react/src/storage/saved-by-0-1-0/money-forms.json" with { type: "json" };
import { moneyCommands } from "./commands.ts";
import { openSaved } from "./run-money-fault.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

/** Changes of payout methods are not looked up after a reload: the list shows them. */
const seenInList = ["binding of an address", "removal of an address"];

/** A picture is not kept, and a text without it is empty. */
const withoutPicture = (typed: object | null): object | undefined =>
	typed === null ? undefined : { ...typed, proof: undefined };

test("a form of each money command was saved", () => {
	expect(saved.map(({ command }) => command)).toEqual(moneyCommands.map(({ name }) => name));
});

for (const command of moneyCommands)
	describe(`${command.name}: its form that release 0.1.0 has saved`, () => {
		const found = saved.find((each) => each.command === command.name);

		test("is filled in with what was typed", async () => {
			const { typed, sent } = await openSaved(command, found?.draft ?? {});
			expect([typed && JSON.parse(typed), sent]).toEqual([withoutPicture(found?.typed ?? null), 0]);
		});

		test.skipIf(seenInList.includes(command.name))(
			"looks its unanswered command up, and does not send it again",
			async () => {
				const { reads, sent } = await openSaved(command, found?.lost ?? {});
				expect([reads[0], sent]).toEqual(["Outcome unknown", 0]);
			},
		);
	});
