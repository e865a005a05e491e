import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { noon, startApp } from "../../state/fake-app.test-support.ts";
import { ConnectionBar } from "./connection-bar.tsx";

const { app } = startApp();

const shownAfter = (seconds: number) => {
	vi.useFakeTimers({ now: noon + seconds * 1000 });
	return renderToString(
		<AppProvider value={app}>
			<ConnectionBar />
		</AppProvider>,
	);
};

afterEach(() => {
	vi.useRealTimers();
});

test("the age of the prices is outside of the status, so that a screen reader announces the lost connection once", async () => {
	await showLanguage("en");
	const parts = [1, 10, 11].map((seconds) => {
		const [, status, rest = ""] = /role="status">(.*?)<\/span>(.*)/s.exec(shownAfter(seconds)) ?? [];
		return [status, rest.replace(/<[^>]*>/g, "")];
	});
	expect(parts).toEqual([
		["", ""],
		["Reconnecting", "prices 10 s old"],
		["Reconnecting", "prices 11 s old"],
	]);
});
