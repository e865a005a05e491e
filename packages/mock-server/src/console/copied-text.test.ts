import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlOf, testLineOf } from "./copied-text.ts";

test("a command is copied as one argument of a shell, whatever its text, and without the key", () => {
	const body = { title: "Mia's order", text: 'a "b" $HOME `c` \\' };
	const line = curlOf("http://localhost:4173", "message", body, true);
	const { stdout } = spawnSync("sh", ["-c", line.replace("curl", "printf '%s\\n'")], {
		encoding: "utf8",
		env: { CONTROL_KEY: "k" },
	});
	expect(stdout.trimEnd().split("\n")).toEqual([
		"-s",
		"http://localhost:4173/__control/message",
		"-H",
		"content-type: application/json",
		"-H",
		"x-control-key: k",
		"-d",
		JSON.stringify(body),
	]);
	expect(line).toContain("$CONTROL_KEY");
});

test("a command is copied as a line of a test that the formatter leaves as it is", () => {
	expect(testLineOf("faults", { http: [{ match: "*", delayMs: 3000 }], "x-y": null })).toBe(
		'await platform.command("faults", { http: [{ match: "*", delayMs: 3000 }], "x-y": null });',
	);
	expect(testLineOf("faults/clear", {})).toBe('await platform.command("faults/clear", {});');
});
