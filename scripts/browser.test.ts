import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { asksForWindow, requireBrowser } from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "tradewind-browsers-"));
const [shell, chromium] = ["chromium-headless-shell", "chromium"].map((name) => {
	const path = join(folder, name);
	writeFileSync(path, "");
	chmodSync(path, 0o755);
	return path;
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
	vi.stubEnv("PATH", folder);
	vi.stubEnv("CHROMIUM_PATH", undefined);
	vi.stubEnv("TRADEWIND_BROWSER_WINDOW", undefined);
});
afterEach(() => {
	vi.unstubAllEnvs();
});

test("without a window the headless shell comes first, with one a full Chromium", () => {
	vi.stubEnv("DISPLAY", ":1");
	expect([requireBrowser(), requireBrowser({ withWindow: true })]).toEqual([shell, chromium]);
});

test.runIf(process.platform === "linux")("without a display a window is refused with a way out", () => {
	vi.stubEnv("DISPLAY", undefined);
	vi.stubEnv("WAYLAND_DISPLAY", undefined);
	expect(() => requireBrowser({ withWindow: true })).toThrow(
		"There is no display for a browser window. Leave out --headed, --debug and --ui, or run the command with `xvfb-run`.",
	);
});

test.each(["--headed", "--debug", "--ui"])(
	"%s asks for a window, also in workers, which have no arguments",
	(word) => {
		expect([["home"], ["home", word], []].map((words) => asksForWindow(words))).toEqual([false, true, true]);
	},
);
