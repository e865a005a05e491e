import { Unreachable } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { startApp } from "../../state/fake-app.test-support.ts";
import { ReasonAge } from "../layout/reason-age.tsx";
import { ErrorBanner } from "../list/error-banner.tsx";
import { outlineOf } from "../outline.test-support.ts";
import { FreshnessBadge } from "./freshness-badge.tsx";
import { StatusStrip } from "./status-strip.tsx";
import { setStatus } from "./statuses.ts";

const { app } = startApp();
const error = new Unreachable({ reason: "offline" });
/** Milliseconds of the last price: the app has not received any. */
const { since } = app.realtime.getSnapshot().context.freshness;

const shown = (part: ReactNode): string =>
	outlineOf(renderToString(<AppProvider value={app}>{part}</AppProvider>))
		.replace(/<\/?bdi>/g, "")
		.trim();

const banner = (readAt: number | undefined, hasRows = true) =>
	shown(<ErrorBanner error={error} since={readAt} hasRows={hasRows} onRetry={() => {}} />);
const retry = "<button> Try again </button>";

beforeEach(() => showLanguage("en"));
afterEach(() => setStatus("connection", undefined));

const showLost = () =>
	setStatus("connection", { level: "warning", text: { key: "shared.bar.reconnecting" }, since });

test("A-782: while the strip shows that the connection is down, it alone has the word and the age", () => {
	showLost();
	expect({
		strip: shown(<StatusStrip />),
		header: shown(<FreshnessBadge isBelowStrip />),
		ticket: shown(<ReasonAge since={since} />),
		orders: banner(undefined),
		"list read since": banner(since),
	}).toEqual({
		strip: expect.stringContaining("Reconnecting as of Jan 1, 00:00 GMT"),
		header: "Reconnecting",
		ticket: "",
		orders: "",
		"list read since": "",
	});
});

test("A-782: a sheet, which covers the strip, has the same age; a list that was read before has its own time", () => {
	showLost();
	expect({
		sheet: shown(<FreshnessBadge />),
		"list read before": banner(since - 60_000),
		"list that was never read": banner(undefined, false),
	}).toEqual({
		sheet: "as of Jan 1, 00:00 GMT",
		"list read before": `<div role="note"> as of Dec 31, 23:59 GMT ${retry} </div>`,
		"list that was never read": `<div role="alert"> The list could not be loaded. You are offline. This will load when you are back online. ${retry} </div>`,
	});
});

test("A-782: until the strip shows it, the parts of the page have that age", () => {
	expect({
		header: shown(<FreshnessBadge isBelowStrip />),
		ticket: shown(<ReasonAge since={since} />),
		orders: banner(undefined),
	}).toEqual({
		header: "as of Jan 1, 00:00 GMT",
		ticket: "as of Jan 1, 00:00 GMT",
		orders: `<div role="note"> You are offline · as of Jan 1, 00:00 GMT ${retry} </div>`,
	});
});
