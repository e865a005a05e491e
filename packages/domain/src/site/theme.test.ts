import { describe, expect, test } from "vitest";
import { canSwitchTheme, otherTheme, startTheme } from "./theme.ts";

describe("Spec 1 §4: theme", () => {
	test.each([
		{ saved: undefined, isDarkByDefault: false, theme: "light" },
		{ saved: undefined, isDarkByDefault: true, theme: "dark" },
		{ saved: "light", isDarkByDefault: true, theme: "light" },
		{ saved: "dark", isDarkByDefault: false, theme: "dark" },
		{ saved: "purple", isDarkByDefault: true, theme: "dark" },
	])("%j", ({ saved, theme, ...site }) => {
		expect(startTheme(saved, site)).toBe(theme);
	});

	test.each([
		{ saved: undefined, hasDarkMode: true, theme: "dark" },
		{ saved: undefined, hasDarkMode: false, theme: "light" },
		{ saved: "light", hasDarkMode: true, theme: "light" },
	])("A-768: on a dark device %j", ({ saved, theme, hasDarkMode }) => {
		expect(startTheme(saved, { hasDarkMode, isDarkByDefault: false }, true)).toBe(theme);
	});

	test("Spec 1 §2: can be switched only if the site has the switch", () => {
		expect([canSwitchTheme({ hasDarkMode: true }), canSwitchTheme({ hasDarkMode: false })]).toEqual([
			true,
			false,
		]);
		expect([otherTheme("light"), otherTheme("dark")]).toEqual(["dark", "light"]);
	});
});
