import { Funds } from "@tradewind/domain/fund";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { markupOf, openApp } from "../../state/screen-markup.test-support.tsx";
import { exampleFund } from "./fund.test-support.ts";
import { Screen } from "./funds.screen.tsx";
import { fundsOf } from "./kept-lists.ts";

const pictureInList = async (image: string): Promise<string | undefined> => {
	const unused = Effect.die("not asked for");
	const { app } = await openApp(
		{},
		Layer.succeed(Funds, {
			funds: () => Effect.succeed({ rows: [{ ...exampleFund, image }], isLast: true }),
			fund: () => unused,
			summary: unused,
			subscriptions: () => unused,
			incomes: () => unused,
			subscribe: () => unused,
			redeem: () => unused,
		}),
	);
	await waitFor(fundsOf(app, undefined), ({ context }) => context.rows.length > 0);
	return /<img[^>]* src="([^"]*)"/.exec(markupOf(app, <Screen />))?.[1];
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test("Spec 2 §2: the list of funds shows the picture of each fund", async () => {
	expect([
		await pictureInList("https://pictures.test/steady.png"),
		await pictureInList("/media/funds/steady.svg"),
		await pictureInList(""),
		await pictureInList("/api/loan/submit?amount=1"),
	]).toEqual(["https://pictures.test/steady.png", "/media/funds/steady.svg", undefined, undefined]);
});
