import { NotSent, Refused, SessionInvalid, Unreachable } from "@tradewind/domain/request";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { getLoading, showFailure, waitForAnswer } from "./request-notices.ts";
import { ToastList } from "./toast-list.tsx";
import { dismissNotice, getNotices, showToast } from "./toasts.ts";

/** The texts of the toasts, which are then dismissed. */
const takeToasts = () => {
	const texts: string[] = [];
	for (let [first] = getNotices(); first; [first] = getNotices()) {
		texts.push(first.text);
		dismissNotice(first.id);
	}
	return texts;
};

beforeEach(async () => {
	vi.useFakeTimers();
	await showLanguage("en");
	takeToasts();
	return () => vi.useRealTimers();
});

test("A-577: the toasts that are shown stay, and of those that wait the last eight", () => {
	const texts = Array.from({ length: 14 }, (_, at) => `Closed ${at + 1}`);
	for (const text of texts) showToast("done", text, { isOneOfMany: true });
	expect(takeToasts()).toEqual([...texts.slice(0, 2), ...texts.slice(6)]);
});

describe("Spec 1 §8: a failed request is shown as a toast", () => {
	test("with the platform's message, or with the code of the connection's error", () => {
		showFailure(new Refused({ code: 7, message: "Closed today" }), false);
		showFailure(new Unreachable({ reason: "bad status", status: 503 }), false);
		showFailure(new SessionInvalid({ message: "Sign in" }), false);
		expect(takeToasts()).toEqual([
			"Closed today",
			"The platform is not responding. Check your connection and try again. Error code: HTTP 503",
		]);
	});

	test("in Chinese without a space between the sentences", async () => {
		await showLanguage("hk");
		showFailure(new Unreachable({ reason: "bad status", status: 503 }), false);
		expect(takeToasts()).toEqual([expect.stringMatching(/。錯誤代碼：HTTP 503$/u)]);
	});

	test("but not a reading in the background without a network: the strip of the page says that it is offline", () => {
		const offline = new Unreachable({ reason: "offline" });
		showFailure(offline, false);
		showFailure(new NotSent({ reason: "not loaded" }), false);
		expect(takeToasts()).toEqual([]);
		showFailure(offline, true);
		expect(takeToasts()).toEqual(["You are offline. This will load when you are back online."]);
	});

	test("one at a time", () => {
		showFailure(new Refused({ code: 1, message: "One" }), true);
		showFailure(new Refused({ code: 2, message: "Two" }), true);
		const shown = renderToString(
			<MemoryRouter>
				<ToastList />
			</MemoryRouter>,
		);
		expect([shown.includes("One"), shown.includes("Two")]).toEqual([true, false]);
	});

	test("once while a reading in the background keeps failing, but after each press of the customer", () => {
		const failure = new Refused({ code: 3, message: "Not now" });
		const shown = [false, false, true].map((isAwaited) => {
			showFailure(failure, isAwaited);
			vi.advanceTimersByTime(5000);
			return takeToasts().length;
		});
		expect(shown).toEqual([1, 0, 1]);
	});
});

test("Spec 1 §7: the loading indicator appears after 300 ms and leaves with the last answer", () => {
	const [first, second] = [waitForAnswer(), waitForAnswer()];
	vi.advanceTimersByTime(299);
	const before = getLoading();
	vi.advanceTimersByTime(1);
	first();
	const between = getLoading();
	second();
	expect([before, between, getLoading()]).toEqual([false, true, false]);
	waitForAnswer()();
	vi.advanceTimersByTime(400);
	expect(getLoading()).toBe(false);
});
