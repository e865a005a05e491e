import { CopyTrading, type Follower, userId } from "@tradewind/domain/copy-trading";
import { decimal, money, rate } from "@tradewind/domain/money";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { signIn } from "../../../state/fake-app.test-support.ts";
import { markupOf, openApp, textOf } from "../../../state/screen-markup.test-support.tsx";
import { followersOf } from "../kept-lists.ts";
import { Screen } from "./my-follower.screen.tsx";

const follower = (id: number, nickname: string, avatar: string): Follower => ({
	userId: userId(id),
	nickname,
	avatar,
	returnPercent: rate(decimal("3.2")),
	totalProfit: money(decimal("32")),
});

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test("Spec 2 §2: a follower has an avatar, or initials without one", async () => {
	const unused = Effect.die("not asked for");
	const opened = await openApp(
		{},
		Layer.succeed(CopyTrading, {
			traders: () => unused,
			trader: () => unused,
			followedTraders: Effect.succeed([]),
			myFollowers: () =>
				Effect.succeed({
					rows: [follower(7, "Omar", "https://pictures.test/omar.png"), follower(8, "North Star", "")],
					total: 2,
					extra: { profitToPay: undefined, totalProfit: undefined, followers: 2 },
				}),
			orders: () => unused,
			follow: () => unused,
			unfollow: () => unused,
			applyAsTrader: unused,
		}),
	);
	const signedIn = await signIn(opened, 1);
	await waitFor(followersOf(opened.app, signedIn), ({ context }) => context.rows.length > 0);
	const markup = markupOf(opened.app, <Screen />);
	expect([
		[...markup.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address),
		textOf(markup).includes("NS North Star"),
	]).toEqual([["https://pictures.test/omar.png"], true]);
});
