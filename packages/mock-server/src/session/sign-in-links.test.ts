import { expect, test } from "vitest";
import { createPlatform } from "../platform.ts";

const mia = { account: "mia@tradewind.test" };
const codeOf = (path: string) => path.split("#")[1] ?? "";

test("A-870: a sign-in link opens a session of its customer once, within 10 minutes", () => {
	const { control } = createPlatform();
	const { path } = control["session/link"](mia);
	expect(path).toMatch(/^\/__control\/sign-in#[0-9a-f]{40}$/u);
	expect(control.state().sessions).toBe(0);
	const { token } = control["session/redeem"]({ code: codeOf(path) });
	expect([token === codeOf(path), control.state().sessions]).toEqual([false, 1]);
	expect(() => control["session/redeem"]({ code: codeOf(path) })).toThrow("code: was used already");

	const late = control["session/link"](mia);
	control.clock({ advanceMs: 10 * 60_000 });
	expect(() => control["session/redeem"]({ code: codeOf(late.path) })).toThrow("older than 10 minutes");
	expect(() => control["session/link"]({ account: "nobody" })).toThrow("there is no customer nobody");
});

test("A-870: only the newest 100 links are valid", () => {
	const { control } = createPlatform();
	const first = control["session/link"](mia);
	const second = control["session/link"](mia);
	for (let made = 2; made < 101; made++) control["session/link"](mia);
	expect(() => control["session/redeem"]({ code: codeOf(first.path) })).toThrow("was used already");
	expect(control["session/redeem"]({ code: codeOf(second.path) }).token).not.toBe("");
});
