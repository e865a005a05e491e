import { afterEach, expect, test } from "vitest";

import { getAnnouncement as announcement, getStatuses, type Status, setStatus } from "./statuses.ts";

const offline: Status = { level: "warning", text: { key: "offline" }, since: 1 };
const lowMargin: Status = { level: "warning", text: { key: "low" } };

const getAnnouncement = () => announcement()?.text;

afterEach(() => {
	for (const kind of ["closed orders", "margin", "session", "connection"] as const)
		setStatus(kind, undefined);
});

test("statuses are shown in one order, one of each kind, until they end", () => {
	setStatus("connection", offline);
	setStatus("margin", lowMargin);
	setStatus("connection", { ...offline, since: 2 });
	expect(getStatuses()).toEqual([
		{ kind: "margin", ...lowMargin },
		{ kind: "connection", ...offline, since: 2 },
	]);
	setStatus("margin", undefined);
	expect(getStatuses()).toEqual([{ kind: "connection", ...offline, since: 2 }]);
});

test("Pitfall 17: a status is announced once, whatever its age and figure, and again only as another text", () => {
	setStatus("connection", offline);
	const first = getAnnouncement();
	setStatus("connection", { ...offline, since: 2, detail: () => "12" });
	expect([first, getAnnouncement() === first]).toEqual([{ key: "offline" }, true]);
	setStatus("margin", lowMargin);
	expect(getAnnouncement()).toEqual({ key: "low" });
	setStatus("connection", { ...offline, since: 3 });
	expect(getAnnouncement()).toEqual({ key: "low" });
	setStatus("margin", { ...lowMargin, text: { key: "low", facts: { level: "50%" } } });
	expect(getAnnouncement()).toEqual({ key: "low", facts: { level: "50%" } });
});

test("a status that has ended is not announced any more, and the end of another one changes nothing", () => {
	setStatus("connection", offline);
	setStatus("margin", lowMargin);
	setStatus("connection", undefined);
	expect(getAnnouncement()).toEqual({ key: "low" });
	setStatus("margin", undefined);
	expect(getAnnouncement()).toBeUndefined();
});

test("an alert is announced in place of the text, again only as another alert, and the text once it is over", () => {
	const danger: Status = { level: "danger", text: { key: "critical" }, alert: { key: "fallen to 99%" } };
	const seen: unknown[] = [];
	const set = (status: Status) => {
		setStatus("margin", status);
		seen.push(announcement());
	};
	set(lowMargin);
	set(danger);
	const first = announcement();
	set({ ...danger, detail: () => "98%" });
	expect(announcement()).toBe(first);
	set({ ...danger, alert: { key: "fallen to 74%" } });
	set(lowMargin);
	const of = (key: string, isAlert: boolean) => ({ kind: "margin", text: { key }, isAlert });
	expect(seen).toEqual([
		of("low", false),
		of("fallen to 99%", true),
		of("fallen to 99%", true),
		of("fallen to 74%", true),
		of("low", false),
	]);
});
