import type { TradeUpdate } from "@tradewind/domain/contract";
import { decimal, money, rate } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { OpenTotals } from "../features/contract/orders/totals.tsx";
import { Headline } from "../features/home/headline.tsx";
import { HeldPositions } from "../features/home/held/held-positions.tsx";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { AssetsHeadline } from "../parts/account/assets-headline.tsx";
import { WithOpenPositions } from "../parts/account/with-open-positions.tsx";
import type { App } from "../state/app.ts";
import { holdingOrder, readingOf, signIn } from "../state/fake-app.test-support.ts";
import { markupOf, openApp, textOf } from "../state/screen-markup.test-support.tsx";
import { Checked } from "./checked.tsx";
import { loadChecks } from "./use-checks.ts";
import { wrongPushOf } from "./watch-totals.ts";

type Push = { readonly push: { readonly type: "trade"; readonly update: TradeUpdate } };

/** An app with one position, and a push to it. */
const withPosition = async () => {
	const opened = await openApp();
	let receive: ((push: Push) => void) | undefined;
	const realtime: App["realtime"] = Object.create(opened.app.realtime, {
		on: {
			value: (_: "push", listener: (push: Push) => void) => {
				receive = listener;
				return { unsubscribe: () => (receive = undefined) };
			},
		},
	});
	const app = { ...opened.app, realtime };
	await signIn(opened, 1);
	app.orders.send({ type: "load" });
	await opened.requests.orders.succeed(readingOf(holdingOrder));
	const push = (profit: string, margin = "6") =>
		receive?.({
			push: {
				type: "trade",
				update: {
					isOfOneMoment: true,
					totals: {
						profit: money(decimal(profit)),
						hazardRate: rate(decimal("500")),
						margin: money(decimal(margin)),
					},
					orders: [{ id: holdingOrder.id, latestPrice: undefined, profit: money(decimal("0.24")) }],
				},
			},
		});
	const shown = (element: ReactNode) => textOf(markupOf(app, element)).split("Cannot be trusted").length - 1;
	return { app, push, shown, isWatched: () => receive !== undefined };
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
	await loadChecks();
});

test("A-921: a pushed total that contradicts the positions is marked on every page that shows it, until the next push", async () => {
	const { app, push, shown, isWatched } = await withPosition();
	const end = wrongPushOf(app).subscribe(() => {});
	const marks = () => ({
		orders: shown(<OpenTotals />),
		home: shown(<HeldPositions />),
		headline: shown(<Headline total={money(decimal("10"))} accounts={undefined} hasPositions />),
		accounts: shown(<AssetsHeadline total={money(decimal("10"))} isRead />),
		account: shown(<WithOpenPositions total={money(decimal("10"))} />),
		"made with it": shown(<Checked figure="totals">500.00%</Checked>),
	});
	const none = { orders: 0, home: 0, headline: 0, accounts: 0, account: 0, "made with it": 0 };
	const all = { orders: 1, home: 1, headline: 2, accounts: 2, account: 1, "made with it": 1 };
	push("0.24");
	expect(marks()).toEqual(none);
	push("0.26");
	expect(marks()).toEqual(all);
	push("-0.24");
	expect(marks()).toEqual(all);
	push("0.24", "1");
	expect(marks()).toEqual({ ...none, orders: 1, "made with it": 1 });
	push("0.24");
	expect(marks()).toEqual(none);
	push("9");
	app.orders.send({ type: "refresh" });
	expect(marks()).toEqual(none);
	expect(isWatched()).toBe(true);
	end();
	expect(isWatched()).toBe(false);
});
