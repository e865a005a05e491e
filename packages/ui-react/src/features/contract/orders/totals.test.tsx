import { orderId } from "@tradewind/domain/contract";
import { expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { holdingOrder, readingOf, signIn } from "../../../state/fake-app.test-support.ts";
import { markupOf, openApp } from "../../../state/screen-markup.test-support.tsx";
import { OpenTotals } from "./totals.tsx";

test("A-682: without a network, close all is disabled, and the reason describes it", async () => {
	await showLanguage("en");
	await loadFeatureWords();
	const opened = await openApp();
	await signIn(opened, 1);
	opened.app.orders.send({ type: "load" });
	await opened.requests.orders.succeed(readingOf(holdingOrder, { ...holdingOrder, id: orderId(999) }));
	const button = () =>
		/<button[^>]*>Close all<\/button>/.exec(markupOf(opened.app, <OpenTotals />))?.[0] ?? "";
	expect(button()).not.toContain("disabled");
	opened.app.realtime.send({ type: "initialise", token: undefined });
	opened.app.realtime.send({ type: "network lost" });
	const id = /aria-describedby="([^"]+)"/.exec(button())?.[1];
	expect([button().includes("disabled"), markupOf(opened.app, <OpenTotals />)]).toEqual([
		true,
		expect.stringMatching(new RegExp(`id="${id}"[^>]*>You are offline<`)),
	]);
});
