import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { CopyTrading } from "../copy-trading/copy-trading.port.ts";
import { followRequests } from "../copy-trading/copy-trading-requests.ts";
import { bankDepositRequests } from "../deposit/deposit-requests.ts";
import { Deposits } from "../deposit/deposits.port.ts";
import { applicationRequests } from "../loan/loan-requests.ts";
import { Loans } from "../loan/loans.port.ts";
import { MarketData } from "../market/market-data.port.ts";
import { searchRequests } from "../search/search-requests.ts";
import { Support } from "../support/support.port.ts";

/** Sends a request through ports that fail with their own name, and returns the name. */
const askedOf = async (request: Effect.Effect<unknown, unknown, Ports>): Promise<unknown> =>
	Effect.runPromise(Effect.flip(Effect.provide(request, ports)));

const named = (name: string) => () => Effect.fail(name) as never;

type Ports = CopyTrading | Deposits | Loans | MarketData | Support;

const ports = Layer.mergeAll(
	Layer.mock(CopyTrading, { follow: named("follow"), unfollow: named("unfollow") }),
	Layer.mock(Deposits, {
		createBankDeposit: named("create"),
		uploadProof: named("upload proof"),
		cancel: named("cancel"),
	}),
	Layer.mock(Loans, { submitApplication: named("apply") }),
	Layer.mock(MarketData, { search: named("instruments") }),
	Layer.mock(Support, { searchCompanies: named("companies") }),
);

test.each(["create", "upload proof", "cancel"] as const)(
	"Spec 2 §2: the command '%s' of a deposit to a bank is sent by its own call",
	async (is) => {
		expect(await askedOf(bankDepositRequests.commands.send({ command: { is } } as never))).toBe(is);
	},
);

test.each(["follow", "unfollow"] as const)(
	"Spec 2 §2: the command '%s' of copy trading is sent by its own call",
	async (is) => {
		expect(await askedOf(followRequests.commands.send({ is } as never))).toBe(is);
	},
);

test.each(["instruments", "companies"] as const)("a search for %s asks its own call", async (kind) => {
	expect(await askedOf(searchRequests.readings.search({ kind, text: "gold" }))).toBe(kind);
});

test("Spec 2 §2: an application for a loan is sent, and nothing is sent without one", async () => {
	expect(await askedOf(applicationRequests.commands.send({ application: {} } as never))).toBe("apply");
	const empty = applicationRequests.commands.send({ application: undefined } as never);
	await expect(askedOf(empty)).rejects.toThrow("nothing to send");
});
