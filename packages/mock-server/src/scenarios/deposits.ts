import { examplePicture } from "@tradewind/contracts/pact";
import { decimal, money } from "@tradewind/domain/money";
import { gmt } from "../clock/gmt.ts";
import { matchedBank } from "../deposit/banks.ts";
import { bankCurrencies, coins } from "../payment/currencies.ts";
import { ownerOf } from "../safety/shares.ts";
import type { Text } from "../words/words.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

const dollars = 11;
const euros = 12;
export const tether = 1;
const bitcoin = 3;

const currencyOf = (id: number) => {
	const found = [...coins, ...bankCurrencies].find((currency) => currency.id === id);
	if (!found) throw new Error(`There is no currency ${id}`);
	return found;
};

const noRemark: Text = { own: "" };

/** The address of a picture that Mia has uploaded. */
const proofIn = ({ nouns }: World): string => {
	const { uploads } = nouns.upload;
	const bytes = Uint8Array.from(Buffer.from(examplePicture.base64, "base64"));
	return uploads.store(bytes, { customerId: mia, viewer: "", share: ownerOf(mia, "") }) ?? "";
};

interface Added {
	readonly currencyId: number;
	readonly amount: string;
	readonly hoursAgo: number;
	readonly isMatching?: true;
}

/** Adds a deposit of Mia as pending; one that is not matched by the platform has its proof and its account. */
export const addDeposit = (world: World, { currencyId, amount, hoursAgo, isMatching }: Added) => {
	const currency = currencyOf(currencyId);
	const isBank = currency.protocol === "";
	const { id, createdAt } = world.nouns.deposit.deposits.add(
		{
			customerId: mia,
			kind: isBank ? "bank" : "crypto",
			currency,
			amount: money(decimal(amount)),
			isMatching: isMatching ?? false,
			bank: isBank && !isMatching ? matchedBank(currencyId) : undefined,
			proof: isMatching ? "" : proofIn(world),
		},
		gmt(world.clock.now()).subtract(hoursAgo, "hours").valueOf(),
	);
	const decide = (decision: "approve" | "reject" | "expire", remark: Text = noRemark) =>
		world.nouns.deposit.deposits.decide(id, decision, remark, createdAt + 10 * 60_000);
	return { id, decide };
};

export const depositRecords: Scenario = {
	name: "deposits",
	shows: "Mia has deposits in every status",
	setUp: (world) => {
		defaultScenario.setUp(world);
		addDeposit(world, { currencyId: tether, amount: "500", hoursAgo: 72 }).decide("approve");
		addDeposit(world, { currencyId: dollars, amount: "1200", hoursAgo: 60 }).decide("approve");
		addDeposit(world, { currencyId: bitcoin, amount: "0.0125", hoursAgo: 48 }).decide("reject", {
			key: "deposit.reason.notFound",
		});
		addDeposit(world, { currencyId: euros, amount: "300", hoursAgo: 30, isMatching: true }).decide("expire");
		addDeposit(world, { currencyId: dollars, amount: "75.5", hoursAgo: 26 }).decide("reject", {
			key: "deposit.reason.otherPayer",
		});
		addDeposit(world, { currencyId: tether, amount: "40", hoursAgo: 0 });
		addDeposit(world, { currencyId: euros, amount: "150", hoursAgo: 0, isMatching: true });
	},
};

export const depositMatched: Scenario = {
	name: "deposit-matched",
	shows: "Mia has a deposit by bank whose account is matched, and that waits for its proof",
	setUp: (world) => {
		defaultScenario.setUp(world);
		const { id } = addDeposit(world, { currencyId: euros, amount: "150", hoursAgo: 0, isMatching: true });
		world.nouns.deposit.deposits.decide(id, "match", noRemark, world.clock.now());
	},
};
