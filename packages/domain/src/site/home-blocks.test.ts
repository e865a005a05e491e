import { describe, expect, test } from "vitest";
import { homeBlocks, orderedHomeBlocks, quickMenu, userMenu } from "./home-blocks.ts";
import type { MenuItem } from "./site-settings.ts";

const item = (component: string, rest: Partial<MenuItem> = {}): MenuItem => ({
	group: "home blocks",
	isMobile: true,
	title: component,
	path: "",
	icon: "",
	component,
	allowsDemo: true,
	...rest,
});

describe("Spec 1 §2: the blocks of the home page", () => {
	test("are in the order of the menu, each once, without unknown and desktop ones", () => {
		const menu = [
			item("list"),
			item("carousel"),
			item("quick menu"),
			item("list"),
			item("search", { isMobile: false }),
			item("news", { group: "user menu" }),
			item("top"),
		];
		expect(orderedHomeBlocks(menu)).toEqual(["list", "quick menu", "top"]);
	});

	test.each([undefined, [], [item("carousel")]])("are all shown without an order in the menu: %j", (menu) => {
		expect(orderedHomeBlocks(menu)).toEqual(homeBlocks);
	});

	test("the quick menu and the rows of the user centre are the mobile items of their groups", () => {
		const menu = [
			item("a", { group: "user menu" }),
			item("b", { group: "user menu", isMobile: false }),
			item("c", { group: "home quick menu" }),
			item("d", { group: "home quick menu", isMobile: false }),
		];
		expect([userMenu(menu), quickMenu(menu)]).toEqual([[menu[0]], [menu[2]]]);
		expect([userMenu(undefined), quickMenu(undefined)]).toEqual([[], []]);
	});
});
