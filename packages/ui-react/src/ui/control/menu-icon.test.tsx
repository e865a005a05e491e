import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuIcon } from "./menu-icon.tsx";
import { menuSigns } from "./menu-signs.ts";

/** The address of the picture, or the lines of the sign. */
const shownFor = (icon: string): string | undefined =>
	/ (?:src|d)="([^"]*)"/.exec(renderToStaticMarkup(<MenuIcon icon={icon} />))?.[1];

test.each([
	["https://cdn.test/loan.png", "https://cdn.test/loan.png"],
	["/media/icons/loan.svg", "/media/icons/loan.svg"],
])("Spec 1 §3: the icon %s of a menu item is shown as a picture", (icon, address) => {
	expect(shownFor(icon)).toBe(address);
});

test.each(["trade", "wallet", "pay-password"])("A-491: the icon %s is the sign of that name", (icon) => {
	expect(shownFor(icon)).toBe(menuSigns[icon]);
});

test.each([
	...["", "unheard-of", "constructor", "__proto__", "/trade", "http://cdn.test/loan.png"],
	...["javascript:alert(1)", "data:image/svg+xml,<svg/>", "/api/user/logout", "https://user@cdn.test/a.png"],
])("A-147, A-491: the icon %j is a neutral sign", (icon) => {
	expect(shownFor(icon)).toBe(menuSigns.other);
});

test("A-491: every sign differs from the others", () => {
	const lines = Object.values(menuSigns);
	expect(new Set(lines).size).toBe(lines.length);
});
