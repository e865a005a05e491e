import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { connectionStatus, sessionStatus } from "./statuses.ts";

const since = instant(1_767_225_600_000);
const at = (is: "live" | "stale" | "offline", ms: number, isOffline = false) =>
	connectionStatus({ freshness: { is, since }, isOffline }, since + ms)?.text.key;

test("pitfall 3: prices that are not live are a status after 4 s, with its reason", () => {
	expect([
		at("live", 60_000),
		at("offline", 3999),
		at("offline", 4000),
		at("offline", 4000, true),
		at("stale", 10_000),
	]).toEqual([undefined, undefined, "shared.bar.reconnecting", "shared.bar.offline", "shared.bar.stale"]);
	expect(connectionStatus({ freshness: { is: "stale", since }, isOffline: false }, since + 10_000)).toEqual({
		level: "warning",
		text: { key: "shared.bar.stale" },
		since,
	});
});

test.each([
	["confirmed or refused", { isAwaited: false, isUnreachable: false }, 60_000, undefined],
	["awaited for less than 4 s", { isAwaited: true, isUnreachable: false }, 3999, undefined],
	["awaited for 4 s", { isAwaited: true, isUnreachable: false }, 4000, "shared.bar.confirming"],
	["not confirmable", { isAwaited: true, isUnreachable: true }, 0, "shared.bar.unconfirmed"],
])("Spec 1 §8: a saved session that is %s", (_, session, waited, key) => {
	expect(sessionStatus(session, waited)?.text.key).toBe(key);
});
